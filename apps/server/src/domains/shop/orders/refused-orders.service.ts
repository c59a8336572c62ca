import type { Id } from '@sands/contract/kernel/schema'
import type { Currency } from '@sands/rules/shop/money'
import type { Legs } from '@sands/rules/shop/price'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { OrderRow } from './order.repo.ts'
import { paymentRepo } from './payment.repo.ts'

type Price = Legs & { currency: Currency }

export interface RefusedOrders {
  /** The price is not the one that the person saw. */
  price(viewer: Viewer, about: { goodsId: Id<'goods'>; ours: Price; theirs: Price }): void
  /** The order is not theirs. */
  order(viewer: Viewer, order: Pick<OrderRow, 'number'>): void
}

/** The cash of both prices, or their points if only those differ. */
function amountsOf(ours: Price, theirs: Price) {
  const isSameCash = ours.cash === theirs.cash && ours.currency === theirs.currency
  if (isSameCash) return { currency: null, ours: ours.points, theirs: theirs.points }
  return { currency: ours.currency, ours: ours.cash, theirs: theirs.cash }
}

/**
 * Tells the desk about orders that were refused. The transaction of the request is rolled back, so that this is written
 * beside it, and nobody waits: a request that holds one connection must not wait for a second one.
 */
export function createRefusedOrders({
  database,
  clock,
  log,
}: Pick<Kernel, 'database' | 'clock' | 'log'>): RefusedOrders {
  function write({ userId, collegeId }: Viewer, values: Omit<Parameters<typeof paymentRepo.refuse>[1], 'at'>): void {
    const refusal = { ...values, userId, collegeId, at: clock.now() }
    Promise.resolve(paymentRepo.refuse(database.primary, refusal)).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'a refused order was not recorded'),
    )
  }
  return {
    price: (viewer, { goodsId, ours, theirs }) =>
      write(viewer, { reason: 'price', goodsId, ...amountsOf(ours, theirs) }),
    order: (viewer, { number }) => write(viewer, { reason: 'order', tradeNo: number }),
  }
}
