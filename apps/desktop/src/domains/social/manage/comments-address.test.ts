import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../kernel/address/address-query.ts'
import { COMMENTS_ADDRESS, filterOf, isFiltered, kindOf } from './comments-address.ts'

const addressOf = (text: string) => readAddress(COMMENTS_ADDRESS, new URLSearchParams(text))

describe('the address of the comments', () => {
  it('selects everything when it is empty', () => {
    const plain = addressOf('')
    expect(isFiltered(plain)).toBe(false)
    expect(Object.values(filterOf(plain)).every((value) => value === undefined)).toBe(true)
  })

  it('contains the content, the author and the state', () => {
    const address = addressOf('kind=article&thing=12&author=Lin&keyword=tea&state=gone')
    expect(filterOf(address)).toMatchObject({
      commentModule: 3,
      commentModuleId: '12',
      author: 'Lin',
      keyWord: 'tea',
      isExits: 0,
    })
    expect(isFiltered(address)).toBe(true)
    expect(filterOf(addressOf('state=there')).isExits).toBe(1)
    expect(filterOf(addressOf('state=reported'))).toMatchObject({ isExits: 1, isReported: 1 })
  })

  it("uses the start and end of a day in the person's time zone", () => {
    const { from, until } = filterOf(addressOf('from=2026-03-02&to=2026-03-02'))
    expect(Date.parse(until ?? '') - Date.parse(from ?? '')).toBe(86_400_000 - 1)
    expect(new Date(from ?? '').getHours()).toBe(0)
  })

  it('drops values that make no sense', () => {
    expect(isFiltered(addressOf('kind=shop&thing=12&from=soon&state=maybe'))).toBe(false)
    expect(filterOf(addressOf('kind=course&thing=-1')).commentModuleId).toBeUndefined()
  })

  it('knows the kind of a content by its number', () => {
    expect(kindOf(16)).toBe('lecturer')
    expect(kindOf(90)).toBeUndefined()
  })
})
