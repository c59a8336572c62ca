import type { Right } from '@sands/contract/rights'

/** People with this right redeem vouchers: of their own merchants, or of all. */
export const REDEEM_RIGHT: Right = 'shop.orders.ship'
