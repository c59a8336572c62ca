import { expect, it } from 'vitest'
import { goodsPrice } from './goods-price.ts'

const goods = { currency: 'CNY', price: 9900, integral: 500, combinationPrice: 5000, combinationIntegral: 300 } as const
const points = (amount: number) => `${amount} points`

it('is money, points, or both, depending on how the goods are paid', () => {
  expect(([1, 2, 3] as const).map((defaultPayType) => goodsPrice({ ...goods, defaultPayType }, points))).toEqual([
    '¥99.00',
    '500 points',
    '300 points + ¥50.00',
  ])
})

it('writes rupiah as rupiah', () => {
  const abroad = { ...goods, currency: 'IDR', price: 150_000 } as const
  expect(goodsPrice({ ...abroad, defaultPayType: 1 }, points)).toBe('Rp150.000')
  expect(goodsPrice({ ...abroad, defaultPayType: 3 }, points)).toBe('300 points + Rp5.000')
})
