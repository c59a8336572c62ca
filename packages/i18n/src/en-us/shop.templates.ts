import type { shopTemplates as source } from '../zh-cn/shop.templates.ts'

export const shopTemplates = {
  'shop.paid.title': 'Order paid: {goods}',
  'shop.paid.content': 'Your order {number} has been paid.',
  'shop.expired.title': 'Order closed: {goods}',
  'shop.expired.content':
    'Order {number} was not paid within 30 minutes and has been closed. Held points are free again.',
  'shop.paid_late.title': 'Payment returned: {goods}',
  'shop.paid_late.content':
    'Your payment for order {number} came too late, or twice. The money returns within 1 to 3 working days.',
  'shop.shipped.title': 'Order shipped: {goods}',
  'shop.shipped.content': 'Order {number} was shipped with {carrier}, tracking number {tracking}.',
  'shop.redeemed.title': 'Service used: {goods}',
  'shop.redeemed.content': 'The voucher of order {number} was redeemed.',
  'shop.received.title': 'Order received: {goods}',
  'shop.received.content': 'Order {number} was shipped long ago and now counts as received.',
  'shop.voucher_ending.title': 'Your voucher ends soon: {goods}',
  'shop.voucher_ending.content': 'The voucher of order {number} is valid until {date}. Use it before then.',
  'shop.voucher_over.title': 'Voucher expired: {goods}',
  'shop.voucher_over.content': 'The voucher of order {number} was not used in time and has expired.',
  'shop.to_ship.title': 'An order is waiting to be shipped: {goods}',
  'shop.to_ship.content': 'Order {number} was paid. Please ship it on the desktop under Shop > Orders.',
  'shop.refund_requested.title': 'A refund is waiting for approval: {goods}',
  'shop.refund_requested.content':
    'A refund of order {number} was requested. Please decide on the desktop under Shop > Orders.',
  'shop.refund_approved.title': 'Refund approved: {goods}',
  'shop.refund_approved.content':
    'The refund of order {number} was approved. Points return at once, cash within 1 to 3 working days.',
  'shop.refund_rejected.title': 'Refund rejected: {goods}',
  'shop.refund_rejected.content': 'The refund of order {number} was rejected. See the order for the reason.',
  'shop.refund_success.title': 'Refunded: {goods}',
  'shop.refund_success.content': 'The refund of order {number} is complete.',
  'shop.refund_failed.title': 'Refund failed: {goods}',
  'shop.refund_failed.content':
    'The refund of order {number} did not go through. We will take care of it; you need not do anything.',
} satisfies Record<keyof typeof source, string>
