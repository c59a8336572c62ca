import { IMPORT_FIELDS } from '@sands/contract/org/import.model'
import { describe, expect, it } from 'vitest'
import { assign, FIELDS, missingFields } from './import-order.ts'

describe('what the columns of a file mean', () => {
  it('can be everything that the contract knows', () => {
    expect([...FIELDS].sort()).toEqual([...IMPORT_FIELDS].sort())
  })

  it('gives a field to one column only', () => {
    expect(assign(['name', null, 'mobile'], 1, 'name')).toEqual([null, 'name', 'mobile'])
    expect(assign(['name', null, null], 0, null)).toEqual([null, null, null])
  })

  it('is not enough without user name and name', () => {
    expect(missingFields([null, 'mobile'])).toEqual(['userName', 'name'])
    expect(missingFields(['name', 'userName'])).toEqual([])
  })
})
