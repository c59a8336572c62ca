import type { shopTemplates as source } from '../zh-cn/shop.templates.ts'

export const shopTemplates = {
  'shop.paid.title': 'Order paid: {goods}',
  'shop.paid.content': 'Your order {number} has been paid.',
  'shop.expired.title': 'Order closed: {goods}',
  'shop.expired.content':
    'Order {number} was not paid within 30 minutes and has been closed. Held points are free again.',
  'shop.shipped.title': 'Order shipped: {goods}',
  'shop.shipped.content': 'Order {number} was shipped with {carrier}, tracking number {tracking}.',
  'shop.redeemed.title': 'Service used: {goods}',
  'shop.redeemed.content': 'The voucher of order {number} was redeemed.',
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
