import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../../kernel/address/address-query.ts'
import { filterOf, isFiltered, NO_FILTER, PEOPLE_ADDRESS } from './people-address.ts'

const read = (address: string) => readAddress(PEOPLE_ADDRESS, new URLSearchParams(address))

describe('the filter of the people in the address', () => {
  it('is empty when the address is empty', () => {
    expect(filterOf(read(''))).toEqual({})
    expect(isFiltered(read('current=2&open=7'))).toBe(false)
  })

  it('has the form that the server expects', () => {
    const address = read('keyword=lin&department=5&below=no&post=6&label=7&role=8&status=disabled&password=no')
    expect(filterOf(address)).toEqual({
      keyword: 'lin',
      departmentId: '5',
      withChildren: false,
      postId: '6',
      labelId: '7',
      roleId: '8',
      status: 'disabled',
      hasPassword: false,
    })
    expect(filterOf({ ...address, ...NO_FILTER })).toEqual({})
  })

  it('drops values that are not ids', () => {
    expect(filterOf(read('department=0&post=x&label=-1&role=1e3'))).toEqual({})
    expect(read('open=drop').open).toBe('')
    expect(read('open=new').open).toBe('new')
  })

  it('includes sub-departments only with a department', () => {
    expect(filterOf(read('below=no'))).toEqual({})
  })
})
