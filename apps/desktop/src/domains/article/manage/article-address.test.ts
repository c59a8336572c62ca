import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../kernel/address/address-query.ts'
import { ARTICLE_ADDRESS, isFiltered, NO_FILTER, queryOf } from './article-address.ts'

const read = (search: string) => readAddress(ARTICLE_ADDRESS, new URLSearchParams(search))

describe('the address of the article list', () => {
  it('is converted into a query', () => {
    expect(queryOf(read('keyword=tea&category=12&state=scheduled&current=2&size=50'))).toEqual({
      current: 2,
      size: 50,
      keyWord: 'tea',
      categoryId: '12',
      state: 'scheduled',
    })
  })

  it('drops values that make no sense', () => {
    const { categoryId, state, keyWord } = queryOf(read('category=0&state=gone&keyword=%20'))
    expect([categoryId, state, keyWord]).toEqual([undefined, undefined, undefined])
  })

  it('knows whether any filter is set', () => {
    expect(isFiltered(read('current=3'))).toBe(false)
    expect(isFiltered(read('category=4'))).toBe(true)
    expect(isFiltered({ ...read('state=draft&keyword=a&category=1'), ...NO_FILTER })).toBe(false)
  })
})
