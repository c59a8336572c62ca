import type { Parcel } from '@sands/contract/shop/manage.model'
import type { OrderActor } from '@sands/rules/shop/order'
import type { Actor } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { OrderRow } from '../orders/order.repo.ts'
import type { TakeStep } from '../orders/order-step.service.ts'
import { orderEntry } from './order-entry.ts'

/** Ships a locked order: by hand and by import alike. Throws `shop.wrong_step`. */
export type ShipOrder = (
  tx: Tx,
  order: OrderRow,
  parcel: Parcel,
  { actor, by }: { actor: Actor; by: OrderActor },
) => Promise<OrderRow>

export const createShipOrder =
  ({ audit }: Pick<Kernel, 'audit'>, takeStep: TakeStep): ShipOrder =>
  async (tx, before, { carrier, trackingNumber }, { actor, by }) => {
    const values = { carrier: plainText(carrier), trackingNumber }
    const after = await takeStep(tx, before, 'ship', { by, userId: actor.userId, values })
    await audit.record(tx, actor, orderEntry({ before, after, act: 'shipped' }))
    return after
  }
