import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../kernel/address/address-query.ts'
import { COURSE_ADDRESS, isFiltered, NO_FILTER, queryOf } from './course-address.ts'

const read = (search: string) => readAddress(COURSE_ADDRESS, new URLSearchParams(search))

describe('the address of the course list', () => {
  it('is converted into a query', () => {
    expect(queryOf(read('keyword=tea&category=12&state=published&sort=title&order=asc&current=2&size=50'))).toEqual({
      current: 2,
      size: 50,
      keyWord: 'tea',
      categoryId: '12',
      state: 'published',
      sort: 'title',
      order: 'asc',
    })
  })

  it('drops values that make no sense', () => {
    const { categoryId, state, keyWord, sort, order } = queryOf(
      read('category=x&state=gone&keyword=%20&sort=luck&order=up'),
    )
    expect([categoryId, state, keyWord]).toEqual([undefined, undefined, undefined])
    expect([sort, order]).toEqual(['changed', 'desc'])
  })

  it('knows whether any filter is set', () => {
    expect(isFiltered(read('current=3&sort=title'))).toBe(false)
    expect(isFiltered(read('state=draft'))).toBe(true)
    expect(isFiltered({ ...read('state=draft&keyword=a&category=1'), ...NO_FILTER })).toBe(false)
  })
})
