/**
 * What changes a stock. An order reserves one item, and releases it when it is cancelled or refunded before it was
 * shipped; goods that come back are returned.
 */
export const STOCK_MOVES = ['opening', 'supply', 'correction', 'sale', 'release', 'return'] as const
export type StockMove = (typeof STOCK_MOVES)[number]

export const STOCK_MOST = 10_000_000
export const STOCK_NOTE_LENGTH = 200

const SIGN: Readonly<Record<StockMove, 1 | -1 | 0>> = {
  opening: 1,
  supply: 1,
  correction: 0,
  sale: -1,
  release: 1,
  return: 1,
}

export interface StockMovement {
  readonly kind: StockMove
  readonly amount: number
}

/** Corrections go both ways, everything else only one. */
export const isStockMove = ({ kind, amount }: StockMovement): boolean =>
  Number.isInteger(amount) && amount !== 0 && (SIGN[kind] === 0 || Math.sign(amount) === SIGN[kind])

/** The stock after these movements. */
export const stockAfter = (movements: readonly StockMovement[]): number =>
  movements.reduce((sum, { amount }) => sum + amount, 0)
