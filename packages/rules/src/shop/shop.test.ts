import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BUY_REASONS, type BuyFacts, buyRefusal } from './check-buy.ts'
import { decimalText, moneyFromText, moneyText, unitsOf } from './money.ts'
import { hasScene, takesCurrency } from './pay.ts'
import { fewestPoints, firstPayType, type GoodsPrice, legsOf, payTypesOf, priceFaults } from './price.ts'
import { leavesRest, type PastRefund, REFUND_STATES, refundable, refundFault, shareOf } from './refund.ts'
import { delivers, voucherState } from './shop.ts'
import { isStockMove, stockAfter } from './stock.ts'

const price: GoodsPrice = {
  ...{ currency: 'CNY', price: 9900, integral: 500, combinationPrice: 5000, combinationIntegral: 300 },
  ...{ isCashPay: true, isIntegralPay: true, isCombinationPay: true, defaultPayType: 3 },
}

describe('prices', () => {
  it('have the legs of the chosen way to pay', () => {
    expect(legsOf(price, 1)).toEqual({ cash: 9900, points: 0 })
    expect(legsOf(price, 2)).toEqual({ cash: 0, points: 500 })
    expect(legsOf(price, 3)).toEqual({ cash: 5000, points: 300 })
    expect(legsOf({ ...price, isIntegralPay: false }, 2)).toBeUndefined()
  })

  it('choose the default way first, or the first one that is on', () => {
    expect(firstPayType(price)).toBe(3)
    expect(firstPayType({ ...price, isCombinationPay: false })).toBe(1)
    const none = { ...price, isCashPay: false, isIntegralPay: false, isCombinationPay: false }
    expect(payTypesOf(none)).toEqual([])
    expect(firstPayType(none)).toBeUndefined()
  })

  it('ask for points only when there is no way to pay in cash alone', () => {
    expect(fewestPoints(price)).toBe(0)
    expect(fewestPoints({ ...price, isCashPay: false })).toBe(300)
    expect(fewestPoints({ ...price, isCashPay: false, isCombinationPay: false })).toBe(500)
  })

  it('need an amount for each way that is on', () => {
    expect(priceFaults(price)).toEqual([])
    expect(priceFaults({ ...price, price: 0 })).toEqual(['no_cash'])
    expect(priceFaults({ ...price, integral: 0, combinationIntegral: 0 })).toEqual(['no_points', 'no_combination'])
    expect(priceFaults({ ...price, isCombinationPay: false })).toEqual(['default_off'])
    expect(priceFaults({ ...price, isCashPay: false, isIntegralPay: false, isCombinationPay: false })).toEqual([
      'no_way',
    ])
  })
})

describe('money', () => {
  it('is written as its country writes it', () => {
    expect(moneyText(0, 'CNY')).toBe('¥0.00')
    expect(moneyText(5, 'CNY')).toBe('¥0.05')
    expect(moneyText(123_450, 'CNY')).toBe('¥1,234.50')
    expect(moneyText(-990, 'CNY')).toBe('−¥9.90')
    expect(moneyText(15_000, 'IDR')).toBe('Rp15.000')
    expect(moneyText(1_234_567, 'IDR')).toBe('Rp1.234.567')
    expect(decimalText(990, 'CNY')).toBe('9.90')
    expect(decimalText(7, 'CNY')).toBe('0.07')
    expect(decimalText(15_000, 'IDR')).toBe('15000')
  })

  it('is read from what a person types, without rounding', () => {
    expect(moneyFromText(' 12.5 ', 'CNY')).toBe(1250)
    expect(moneyFromText('0.07', 'CNY')).toBe(7)
    expect(moneyFromText('12.345', 'CNY')).toBeUndefined()
    expect(moneyFromText('12.5', 'IDR')).toBeUndefined()
    expect(moneyFromText('15000', 'IDR')).toBe(15_000)
    expect(moneyFromText('-1', 'CNY')).toBeUndefined()
    expect(moneyFromText('9999999999', 'CNY')).toBeUndefined()
  })

  it('reads every amount that Alipay would be sent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom('CNY', 'IDR'), (amount, currency) => {
        expect(moneyFromText(decimalText(amount, currency), currency)).toBe(amount)
        expect(Number(decimalText(amount, currency)) * unitsOf(currency)).toBeCloseTo(amount, 3)
      }),
    )
  })

  it('goes only to providers that take the currency', () => {
    expect(takesCurrency('wechat', 'IDR')).toBe(false)
    expect(takesCurrency('simulator', 'IDR')).toBe(true)
    expect(hasScene('alipay', 'jsapi')).toBe(false)
  })
})

describe('the check before buying', () => {
  const fine: BuyFacts = {
    ...{ isOnSale: true, maySee: true, isBought: false, taken: 0, quota: 1, stock: 3 },
    ...{ availablePoints: 10, neededPoints: 10 },
  }
  const against: Readonly<Record<(typeof BUY_REASONS)[number], Partial<BuyFacts>>> = {
    off_sale: { isOnSale: false },
    no_permission: { maySee: false },
    bought: { isBought: true },
    quota: { taken: 1 },
    stock: { stock: 0 },
    points_short: { availablePoints: 9 },
  }

  it('says nothing against an order that is possible', () => {
    expect(buyRefusal(fine)).toBeUndefined()
    expect(buyRefusal({ ...fine, quota: null, taken: 9, stock: null })).toBeUndefined()
    expect(buyRefusal({ ...fine, availablePoints: -5, neededPoints: 0 })).toBeUndefined()
  })

  it('names one reason each, always the first of several', () => {
    fc.assert(
      fc.property(fc.subarray([...BUY_REASONS], { minLength: 1 }), (reasons) => {
        const facts = Object.assign({}, fine, ...reasons.map((reason) => against[reason])) as BuyFacts
        expect(buyRefusal(facts)).toBe(BUY_REASONS.find((reason) => reasons.includes(reason)))
      }),
    )
  })
})

describe('a refund', () => {
  const paid = { cash: 5000, points: 300 }

  it('is never more than was paid, leg by leg', () => {
    expect(refundFault(paid, [], paid)).toBeUndefined()
    expect(refundFault(paid, [], { cash: 5001, points: 0 })).toBe('too_much_cash')
    expect(refundFault(paid, [], { cash: 0, points: 301 })).toBe('too_many_points')
    expect(refundFault(paid, [], { cash: 0, points: 0 })).toBe('nothing')
    expect(refundFault(paid, [], { cash: -1, points: 2 })).toBe('nothing')
    const half = { cash: 2000, points: 120, state: 'success' } as const
    expect(leavesRest(paid, [], half)).toBe(true)
    expect(leavesRest(paid, [half], { cash: 3000, points: 180 })).toBe(false)
    expect(refundable(paid, [half])).toEqual({ cash: 3000, points: 180 })
    expect(refundFault(paid, [half], { cash: 3001, points: 0 })).toBe('too_much_cash')
  })

  it('of forty percent of a combined price gives back forty percent of both legs', () => {
    expect(shareOf(paid, { part: 40, whole: 100 })).toEqual({ cash: 2000, points: 120 })
  })

  it('stays within what was paid for every sequence of refunds', () => {
    const legs = fc.record({ cash: fc.integer({ min: -10, max: 6000 }), points: fc.integer({ min: -10, max: 400 }) })
    const wanted = fc.array(fc.tuple(legs, fc.constantFrom(...REFUND_STATES)), { maxLength: 12 })
    fc.assert(
      fc.property(wanted, (all) => {
        const done: PastRefund[] = []
        for (const [wish, state] of all) if (!refundFault(paid, done, wish)) done.push({ ...wish, state })
        const given = done.filter(({ state }) => state === 'success')
        expect(given.reduce((sum, { cash }) => sum + cash, 0)).toBeLessThanOrEqual(paid.cash)
        expect(given.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(paid.points)
      }),
    )
  })
})

describe('stock and delivery', () => {
  it('takes movements only in their direction', () => {
    expect(isStockMove({ kind: 'sale', amount: -1 })).toBe(true)
    expect(isStockMove({ kind: 'sale', amount: 1 })).toBe(false)
    expect(isStockMove({ kind: 'release', amount: -1 })).toBe(false)
    expect(isStockMove({ kind: 'correction', amount: -3 })).toBe(true)
    expect(isStockMove({ kind: 'supply', amount: 0 })).toBe(false)
    const movements = [
      { kind: 'opening', amount: 10 },
      { kind: 'sale', amount: -1 },
      { kind: 'release', amount: 1 },
    ] as const
    expect(stockAfter(movements)).toBe(10)
  })

  it('delivers to the areas of the merchant, and everywhere without areas', () => {
    const place = { province: '广东省', city: '广州市', district: '天河区' }
    expect(delivers([], place)).toBe(true)
    expect(delivers([{ province: '广东省', city: '', district: '' }], place)).toBe(true)
    expect(delivers([{ province: '广东省', city: '广州市', district: '越秀区' }], place)).toBe(false)
    expect(delivers([{ province: '广东省', city: '广州市', district: '天河区' }], place)).toBe(true)
  })
})

describe('vouchers', () => {
  it('can be used once, until they expire', () => {
    const now = new Date('2026-03-02T00:00:00Z')
    const [earlier, later] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-03T00:00:00Z')]
    expect(voucherState({ usedAt: null, expiresAt: later }, now)).toBe('usable')
    expect(voucherState({ usedAt: null, expiresAt: now }, now)).toBe('over')
    expect(voucherState({ usedAt: earlier, expiresAt: earlier }, now)).toBe('used')
  })
})
