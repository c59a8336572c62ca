import type { Rights } from '../kernel/right.ts'

export const shopRights = {
  'shop.goods.edit': 'college',
  'shop.stock.edit': 'college',
  'shop.orders.view': 'college',
  'shop.orders.ship': 'college',
  'shop.refund.request': 'college',
  'shop.refund.approve': 'college',
  'shop.merchants.edit': 'college',
  'shop.reconcile': 'college',
  'shop.reports.view': 'college',
} as const satisfies Rights
