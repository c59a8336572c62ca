import type { shopManageTexts as source } from '../zh-cn/shop.manage.ts'

export const shopManageTexts = {
  'org.rights_shop': 'Shop',
  'org.right.shop.goods.edit': 'Edit goods',
  'org.right.shop.goods.edit.text': 'Create and edit goods and categories, put them on and off sale',
  'org.right.shop.stock.edit': 'Manage stock',
  'org.right.shop.stock.edit.text': 'Add supplies and correct the stock',
  'org.right.shop.orders.view': 'View orders',
  'org.right.shop.orders.view.text': 'See all orders of the college',
  'org.right.shop.orders.ship': 'Ship and redeem',
  'org.right.shop.orders.ship.text': 'Ship orders and redeem vouchers; people of a merchant see only their own',
  'org.right.shop.refund.request': 'Request refunds',
  'org.right.shop.refund.request.text': 'Request refunds for buyers',
  'org.right.shop.refund.approve': 'Approve refunds',
  'org.right.shop.refund.approve.text': 'Approve, reject and retry refunds',
  'org.right.shop.merchants.edit': 'Manage merchants',
  'org.right.shop.merchants.edit.text': 'Edit merchants, their people and delivery areas',
  'org.right.shop.reconcile': 'Reconcile',
  'org.right.shop.reconcile.text': 'Compare statements of pay providers and settle differences',
  'org.right.shop.reports.view': 'View sales reports',
  'org.right.shop.reports.view.text': 'See how goods sell',
} satisfies Record<keyof typeof source, string>
