import { IMPORT_FIELDS } from '@sands/contract/org/import.model'
import { sample } from '@sands/web/testing/sample'
import { describe, expect, it } from 'vitest'
import { assign, choiceOf, FIELDS, missingFields } from './import-order.ts'

const READ = 'POST /sands-user/api/v1/manage/user/import/read'

describe('the meaning of the columns of a file', () => {
  it('can be every field of the contract', () => {
    expect([...FIELDS].sort()).toEqual([...IMPORT_FIELDS].sort())
  })

  it('creates no departments unless somebody asks for it', () => {
    expect(choiceOf(sample(READ)).createDepartments).toBe(false)
  })

  it('assigns a field to one column only', () => {
    expect(assign(['name', null, 'mobile'], 1, 'name')).toEqual([null, 'name', 'mobile'])
    expect(assign(['name', null, null], 0, null)).toEqual([null, null, null])
  })

  it('is incomplete without user name and name', () => {
    expect(missingFields([null, 'mobile'])).toEqual(['userName', 'name'])
    expect(missingFields(['name', 'userName'])).toEqual([])
  })
})
