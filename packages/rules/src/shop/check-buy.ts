/** Why a person cannot buy something, in the order in which the reasons are checked: the first one is shown. */
export const BUY_REASONS = ['off_sale', 'no_permission', 'bought', 'quota', 'stock', 'points_short'] as const
export type BuyReason = (typeof BUY_REASONS)[number]

export interface BuyFacts {
  readonly isOnSale: boolean
  /** The person is in the audience of the goods. */
  readonly maySee: boolean
  /** The person has a live order of these goods. */
  readonly isBought: boolean
  /** Orders of this person that count, and the most that one person may have; null without a quota. */
  readonly taken: number
  readonly quota: number | null
  /** Null for goods without a stock, such as courses. */
  readonly stock: number | null
  readonly availablePoints: number
  /** What the chosen way to pay costs in points. */
  readonly neededPoints: number
}

const CHECKS: Readonly<Record<BuyReason, (facts: BuyFacts) => boolean>> = {
  off_sale: ({ isOnSale }) => !isOnSale,
  no_permission: ({ maySee }) => !maySee,
  bought: ({ isBought }) => isBought,
  quota: ({ taken, quota }) => quota !== null && taken >= quota,
  stock: ({ stock }) => stock !== null && stock <= 0,
  points_short: ({ availablePoints, neededPoints }) => neededPoints > 0 && availablePoints < neededPoints,
}

/** The first reason against it; undefined when the person may buy. */
export const buyRefusal = (facts: BuyFacts): BuyReason | undefined =>
  BUY_REASONS.find((reason) => CHECKS[reason](facts))
