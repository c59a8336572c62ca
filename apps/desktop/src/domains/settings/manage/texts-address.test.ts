import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../kernel/address/address-query.ts'
import { filterOf, isFiltered, TEXTS_ADDRESS } from './texts-address.ts'

const read = (address: string) => readAddress(TEXTS_ADDRESS, new URLSearchParams(address))

describe('the address of the texts', () => {
  it('selects everything when it is empty', () => {
    expect(isFiltered(read(''))).toBe(false)
    expect(isFiltered(read('current=3&open=kernel.back'))).toBe(false)
  })

  it('contains the filters', () => {
    expect(filterOf(read('keyword=hello&domain=org&place=server&state=missing&language=vi'))).toEqual({
      keyword: 'hello',
      domain: 'org',
      place: 'server',
      state: 'missing',
      language: 'vi',
    })
  })

  it('ignores a language without a state', () => {
    expect(isFiltered(read('language=vi'))).toBe(false)
  })

  it('drops values that do not exist', () => {
    expect(isFiltered(read('place=nowhere&state=odd'))).toBe(false)
  })
})
