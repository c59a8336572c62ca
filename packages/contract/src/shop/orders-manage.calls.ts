import { REFUND_REASON_LENGTH } from '@sands/rules/shop/refund'
import { VOUCHER_LENGTH } from '@sands/rules/shop/shop'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Page, pageQuery, Version } from '../kernel/schema.ts'
import { Difference, ManagedOrder, ManagedVoucher, Parcel, RefusedNotify, SalesLine } from './manage.model.ts'
import { OrderIdSchema, OrderItem, OrderStateSchema, VoucherStateSchema } from './order.model.ts'
import { LegsSchema, MerchantIdSchema } from './shop.model.ts'

const Seen = { id: OrderIdSchema, version: Version }
const Note = Type.String({ maxLength: REFUND_REASON_LENGTH })
const Reason = Type.String({ minLength: 1, maxLength: REFUND_REASON_LENGTH, pattern: '\\S' })
const Day = Type.String({ format: 'date', pattern: '^[12]', maxLength: 10 })
const days = { from: Day, until: Day }
const filter = {
  keyWord: Type.Optional(Type.String({ maxLength: 60, description: 'An order number, a buyer or goods' })),
  state: Type.Optional(OrderStateSchema),
  merchantId: Type.Optional(MerchantIdSchema),
  from: Type.Optional(Day),
  until: Type.Optional(Day),
}
const Line = Type.Object({
  ...OrderItem.properties,
  buyerName: Type.String(),
  merchantName: Type.String(),
  version: Version,
})

export const shopOrderManageCalls = {
  'GET /sands-shopping/api/v1/manage/order/page': call({
    summary:
      'Orders of the college, newest first, placed from a day to the end of another in the time zone of the caller. People of merchants see only their own.',
    access: 'right:shop.orders.view|shop.orders.ship',
    query: Type.Object({ ...filter, ...pageQuery }),
    data: Page(Line),
  }),
  'POST /sands-shopping/api/v1/manage/order/export': call({
    summary: 'Exports the orders that match the filter to a spreadsheet, as a batch.',
    access: 'right:shop.orders.view',
    stepUp: true,
    body: Type.Object(filter),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['shop.export_too_large'],
    once: true,
  }),
  'GET /sands-shopping/api/v1/manage/order/get': call({
    summary: 'An order with its buyer, payments and refunds.',
    access: 'right:shop.orders.view|shop.orders.ship',
    query: Type.Object({ id: OrderIdSchema }),
    data: ManagedOrder,
    errors: ['shop.order_gone'],
  }),
  'POST /sands-shopping/api/v1/manage/order/ship': call({
    summary: 'Ships the goods of an order. The buyer gets a message with the tracking number.',
    access: 'right:shop.orders.ship',
    body: Type.Object({ ...Seen, ...Parcel.properties }),
    data: ManagedOrder,
    errors: ['shop.order_gone', 'shop.wrong_step', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/order/refund/request': call({
    summary: 'Requests a refund for a buyer. Somebody else approves it.',
    access: 'right:shop.refund.request',
    stepUp: true,
    body: Type.Object({ ...Seen, ...LegsSchema.properties, reason: Reason }),
    data: ManagedOrder,
    errors: [
      'shop.order_gone',
      'shop.wrong_step',
      'shop.refund_too_large',
      'shop.refunds_full',
      'kernel.changed_meanwhile',
    ],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/order/refund/approve': call({
    summary: 'Approves a refund. Points return at once, cash goes to the provider; a course is closed.',
    access: 'right:shop.refund.approve',
    stepUp: true,
    body: Type.Object({ ...Seen, note: Note }),
    data: ManagedOrder,
    errors: ['shop.order_gone', 'shop.wrong_step', 'shop.second_person_needed', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/order/refund/reject': call({
    summary: 'Rejects a refund. The order goes back to its state.',
    access: 'right:shop.refund.approve',
    stepUp: true,
    body: Type.Object({ ...Seen, note: Reason }),
    data: ManagedOrder,
    errors: ['shop.order_gone', 'shop.wrong_step', 'shop.second_person_needed', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/order/refund/retry': call({
    summary: 'Sends a refund that failed to the provider again, under the same number.',
    access: 'right:shop.refund.approve',
    stepUp: true,
    body: Type.Object(Seen),
    data: ManagedOrder,
    errors: ['shop.order_gone', 'shop.wrong_step', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-shopping/api/v1/manage/order/refund/settle': call({
    summary: 'Says that the money of a failed refund was given back by hand.',
    access: 'right:shop.refund.approve',
    stepUp: true,
    body: Type.Object({ ...Seen, note: Reason }),
    data: ManagedOrder,
    errors: [
      'shop.order_gone',
      'shop.wrong_step',
      'kernel.changed_meanwhile',
      'shop.refund_in_work',
      'shop.refund_failed',
    ],
    once: true,
  }),
  'GET /sands-shopping/api/v1/manage/voucher/page': call({
    summary: 'Vouchers of the college, newest first; people of merchants see those of their own. Codes once redeemed.',
    access: 'right:shop.orders.view|shop.orders.ship',
    query: Type.Object({ keyWord: filter.keyWord, state: Type.Optional(VoucherStateSchema), ...pageQuery }),
    data: Page(ManagedVoucher),
  }),
  'POST /sands-shopping/api/v1/manage/voucher/redeem': call({
    summary: 'Redeems the voucher of a service, by its code.',
    access: 'right:shop.orders.ship',
    body: Type.Object({ code: Type.String({ minLength: VOUCHER_LENGTH, maxLength: VOUCHER_LENGTH + 4 }) }),
    data: ManagedOrder,
    errors: ['shop.voucher_gone', 'shop.voucher_used', 'shop.voucher_expired'],
    once: true,
    perMinute: 60,
  }),
  'GET /sands-shopping/api/v1/manage/reconcile/page': call({
    summary: 'Differences between our payments and the statements of the providers, newest first.',
    access: 'right:shop.reconcile',
    query: Type.Object({ isOpen: Type.Optional(Type.Literal(1)), ...pageQuery }),
    data: Page(Difference),
  }),
  'POST /sands-shopping/api/v1/manage/reconcile/settle': call({
    summary: 'Settles a difference with a note.',
    access: 'right:shop.reconcile',
    stepUp: true,
    body: Type.Object({ id: IdOf<'statementLine'>(), note: Reason }),
    data: Difference,
    errors: ['shop.difference_gone'],
    once: true,
  }),
  'GET /sands-shopping/api/v1/manage/reconcile/refused': call({
    summary: 'Messages of providers that were refused, newest first. Those of no known trade are for every college.',
    access: 'right:shop.reconcile',
    query: Type.Object(pageQuery),
    data: Page(RefusedNotify),
  }),
  'GET /sands-shopping/api/v1/manage/sales/report': call({
    summary: 'Sales by goods from a day to the end of another, in the time zone of the caller; at most 500 lines.',
    access: 'right:shop.reports.view',
    query: Type.Object(days),
    data: Type.Array(SalesLine),
  }),
  'POST /sands-shopping/api/v1/manage/sales/export': call({
    summary: 'Exports the sales by goods in a time to a spreadsheet, as a batch.',
    access: 'right:shop.reports.view',
    body: Type.Object(days),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['shop.export_too_large'],
    once: true,
  }),
} satisfies Calls
