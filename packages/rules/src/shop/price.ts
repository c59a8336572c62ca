import type { Currency } from './money.ts'

/** 1 cash, 2 points, 3 combination. */
export const PAY_TYPES = [1, 2, 3] as const
export type PayType = (typeof PAY_TYPES)[number]

/** 1 course, 2 physical, 3 service. */
export const GOODS_TYPES = [1, 2, 3] as const
export type GoodsType = (typeof GOODS_TYPES)[number]
export const GOODS_TYPE = { course: 1, physical: 2, service: 3 } as const satisfies Record<string, GoodsType>

export const POINTS_PRICE_MOST = 100_000_000

/** The prices of goods. Cash is in the smallest unit of the currency. */
export interface GoodsPrice {
  readonly currency: Currency
  readonly price: number
  readonly integral: number
  readonly combinationPrice: number
  readonly combinationIntegral: number
  readonly isCashPay: boolean
  readonly isIntegralPay: boolean
  readonly isCombinationPay: boolean
  readonly defaultPayType: PayType
}

/** What is paid in cash and in points. */
export interface Legs {
  readonly cash: number
  readonly points: number
}

export const NO_LEGS: Legs = { cash: 0, points: 0 }

/** How the goods may be paid for, in the order of the specification. */
export function payTypesOf(price: GoodsPrice): PayType[] {
  const isOn: Readonly<Record<PayType, boolean>> = {
    1: price.isCashPay,
    2: price.isIntegralPay,
    3: price.isCombinationPay,
  }
  return PAY_TYPES.filter((type) => isOn[type])
}

/** The way that a screen chooses first: the default one, or the first one while the default is off. */
export function firstPayType(price: GoodsPrice): PayType | undefined {
  const types = payTypesOf(price)
  return types.find((type) => type === price.defaultPayType) ?? types[0]
}

/** What a person pays in this way; undefined when the goods cannot be paid for like this. */
export function legsOf(price: GoodsPrice, payType: PayType): Legs | undefined {
  if (!payTypesOf(price).includes(payType)) return undefined
  const legs: Readonly<Record<PayType, Legs>> = {
    1: { cash: price.price, points: 0 },
    2: { cash: 0, points: price.integral },
    3: { cash: price.combinationPrice, points: price.combinationIntegral },
  }
  return legs[payType]
}

/** The points that a person needs at least: none while the goods can be paid for in cash alone. */
export const fewestPoints = (price: GoodsPrice): number =>
  payTypesOf(price)
    .map((type) => legsOf(price, type)?.points ?? 0)
    .toSorted((one, other) => one - other)[0] ?? 0

export const PRICE_FAULTS = ['no_way', 'no_cash', 'no_points', 'no_combination', 'default_off'] as const
export type PriceFault = (typeof PRICE_FAULTS)[number]

/** Why goods with these prices cannot be sold. Every way that is on needs its amounts; a combination needs both. */
export function priceFaults(price: GoodsPrice): PriceFault[] {
  const types = payTypesOf(price)
  if (types.length === 0) return ['no_way']
  const checks: readonly [boolean, PriceFault][] = [
    [price.isCashPay && price.price <= 0, 'no_cash'],
    [price.isIntegralPay && price.integral <= 0, 'no_points'],
    [price.isCombinationPay && (price.combinationPrice <= 0 || price.combinationIntegral <= 0), 'no_combination'],
    [!types.includes(price.defaultPayType), 'default_off'],
  ]
  return checks.flatMap(([isWrong, fault]) => (isWrong ? [fault] : []))
}
