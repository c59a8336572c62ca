import { describe, expect, it } from 'vitest'
import { readAddress } from '../../../kernel/address/address-query.ts'
import { FEEDBACK_ADDRESS, filterOf, isFiltered } from './feedback-address.ts'

const addressOf = (text: string) => readAddress(FEEDBACK_ADDRESS, new URLSearchParams(text))

describe('the address of the feedback list', () => {
  it('selects everything when it is empty', () => {
    expect(filterOf(addressOf(''), '7')).toEqual({})
    expect(isFiltered(addressOf('open=3&current=2'))).toBe(false)
  })

  it('contains keyword, state, category, days and whether it is assigned to the viewer', () => {
    const address = addressOf('keyword=tea&state=closed&category=12&mine=1&from=2026-03-02&to=2026-03-02')
    const { from, until, ...rest } = filterOf(address, '7')
    expect(rest).toEqual({ keyWord: 'tea', state: 'closed', categoryId: '12', assigneeId: '7' })
    expect(Date.parse(until ?? '') - Date.parse(from ?? '')).toBe(86_400_000 - 1)
    expect(isFiltered(address)).toBe(true)
  })

  it('drops values that make no sense', () => {
    expect(isFiltered(addressOf('state=maybe&category=-1&mine=2&from=soon'))).toBe(false)
  })
})
