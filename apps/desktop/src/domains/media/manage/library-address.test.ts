import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../kernel/address/address-query.ts'
import { fileIdIn, isFiltered, LIBRARY_ADDRESS, queryOf } from './library-address.ts'

const read = (address: string) => readAddress(LIBRARY_ADDRESS, new URLSearchParams(address))

describe('the address of the library', () => {
  it('selects everything, newest first, when it is empty', () => {
    expect(queryOf(read(''))).toEqual({ current: 1, size: 20, sort: 'newest' })
    expect(isFiltered(read('view=grid&sort=name&current=3'))).toBe(false)
  })

  it('contains the filters', () => {
    const address = read('keyword=rules&kind=document&state=failed&unused=yes&sort=largest')
    expect(queryOf(address)).toMatchObject({
      keyword: 'rules',
      kind: 'document',
      status: 4,
      unused: true,
      sort: 'largest',
    })
    expect(isFiltered(address)).toBe(true)
  })

  it('drops values that make no sense', () => {
    expect(queryOf(read('kind=exe&state=5&unused=maybe&sort=random'))).toEqual({ current: 1, size: 20, sort: 'newest' })
    expect(fileIdIn('17')).toBe('17')
    for (const odd of ['', '0', '-1', '1e3', '17;', 'abc']) expect(fileIdIn(odd)).toBeUndefined()
  })
})
