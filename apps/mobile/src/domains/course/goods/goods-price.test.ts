import { expect, it } from 'vitest'
import { goodsPrice } from './goods-price.ts'

const goods = { price: 9900, integral: 500, combinationPrice: 5000, combinationIntegral: 300 }
const texts = { money: (amount: number) => `¥${amount / 100}`, points: (amount: number) => `${amount} points` }

it('is money, points, or both, depending on how the goods are paid', () => {
  expect(([1, 2, 3] as const).map((defaultPayType) => goodsPrice({ ...goods, defaultPayType }, texts))).toEqual([
    '¥99',
    '500 points',
    '300 points + ¥50',
  ])
})
