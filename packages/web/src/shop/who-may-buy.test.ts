import { expect, it } from 'vitest'
import { whoMayBuy } from './who-may-buy.ts'

const free = { canBuy: 1, reason: null, orderId: null, availablePoints: 20 } as const

it('says who may buy, how much, and whether this person can', () => {
  const keys = (goods: Parameters<typeof whoMayBuy>[0]) => whoMayBuy(goods).map(({ key }) => key)
  expect(keys({ isForAll: 1, quota: null, check: free })).toEqual(['shop.who_all', 'shop.who_now'])
  expect(keys({ isForAll: 0, quota: 2, check: free })).toEqual(['shop.who_chosen', 'shop.who_quota', 'shop.who_now'])
  const refused = { ...free, canBuy: 0, reason: 'no_permission' } as const
  expect(keys({ isForAll: 0, quota: null, check: refused })).toEqual(['shop.who_not'])
  expect(keys({ isForAll: 1, quota: null, check: refused })).toEqual(['shop.who_not'])
})
