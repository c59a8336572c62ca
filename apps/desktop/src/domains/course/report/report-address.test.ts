import type { Id } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../kernel/address/address-query.ts'
import { filterOf, isNarrowed, RECORDS_ADDRESS, REPORT_ADDRESS } from './report-address.ts'

const courseId = '7' as Id<'course'>
const filterIn = (text: string) => filterOf(courseId, readAddress(REPORT_ADDRESS, new URLSearchParams(text)))

describe('the address of a report', () => {
  it('selects the same people for the table and the export', () => {
    expect(filterIn('')).toEqual({ courseId })
    expect(filterIn('keyword=Lin&state=finished&department=12&current=3')).toEqual({
      courseId,
      keyWord: 'Lin',
      state: 'finished',
      departmentId: '12',
    })
  })

  it('drops values that make no sense', () => {
    expect(filterIn('state=lost&department=everywhere')).toEqual({ courseId })
    expect(readAddress(REPORT_ADDRESS, new URLSearchParams('span=century')).span).toBe('month')
    expect(readAddress(RECORDS_ADDRESS, new URLSearchParams('studied=perhaps')).studied).toBe('')
  })

  it('knows whether any filter is set', () => {
    const address = readAddress(REPORT_ADDRESS, new URLSearchParams('id=7&state=finished'))
    expect(isNarrowed(address, ['keyword', 'department'])).toBe(false)
    expect(isNarrowed(address, ['keyword', 'state'])).toBe(true)
  })
})
