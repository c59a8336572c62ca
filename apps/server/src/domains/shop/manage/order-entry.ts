import type { AuditRecord } from '../../../kernel/audit/audit.ts'
import type { OrderRow } from '../orders/order.repo.ts'

interface OrderAct {
  before: OrderRow
  after: OrderRow
  act: string
}

/** How the audit log tells a step of an order. */
export const orderEntry = ({ before, after, act }: OrderAct): AuditRecord => ({
  action: `shop.order.${act}`,
  subject: { kind: 'order', id: after.id, name: after.number },
  before: { state: before.state },
  after: { state: after.state, goods: after.goodsName, tracking: after.trackingNumber },
})
