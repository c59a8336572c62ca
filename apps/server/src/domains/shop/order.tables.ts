import type { Invoice, OrderAddress } from '@sands/contract/shop/order.model'
import type { Currency } from '@sands/rules/shop/money'
import type { OrderState, OrderStep } from '@sands/rules/shop/order'
import type { PaymentState, PayProviderName, PayScene, Refusal } from '@sands/rules/shop/pay'
import type { GoodsType, PayType } from '@sands/rules/shop/price'
import type { RefundState } from '@sands/rules/shop/refund'
import type { StockMove } from '@sands/rules/shop/stock'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { colleges, users } from '../org/index.ts'
import { goods, merchants } from './shop.tables.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const userRef = (name: string) => id<'user'>(name).references(() => users.id)
const money = (name: string) => bigint(name, { mode: 'number' })

const goodsRef = () =>
  id<'goods'>('goods_id')
    .notNull()
    .references(() => goods.id)

/** One purchase of one product, with its name and price as they were then. */
export const orders = pgTable(
  'orders',
  {
    id: newId<'order'>('id').primaryKey(),
    collegeId: ofCollege(),
    number: text('number').notNull(),
    userId: userRef('user_id').notNull(),
    goodsId: goodsRef(),
    merchantId: id<'merchant'>('merchant_id').references(() => merchants.id),
    courseId: id<'course'>('course_id'),
    goodsName: text('goods_name').notNull(),
    goodsType: smallint('goods_type').$type<GoodsType>().notNull(),
    coverFileId: id<'file'>('cover_file_id'),
    edition: integer('edition').notNull(),
    payType: smallint('pay_type').$type<PayType>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    cash: money('cash').notNull(),
    points: money('points').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** The state in which a refund was requested. */
    stateBefore: text('state_before').$type<OrderState>(),
    /** Whether the refund in work gives back a part of the price, so that the order goes on afterwards. */
    isPart: boolean('is_part').notNull().default(false),
    /** Whether it keeps its buyer from ordering the same goods again; derived from the state. */
    isLive: boolean('is_live').notNull(),
    address: jsonb('address').$type<OrderAddress>(),
    invoice: jsonb('invoice').$type<Invoice>(),
    carrier: text('carrier').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    paidAt: instant('paid_at'),
    shippedAt: instant('shipped_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('orders_number').on(table.number),
    uniqueIndex('orders_live').on(table.userId, table.goodsId).where(sql`is_live`),
    index('orders_user').on(table.userId, table.collegeId, table.id),
    index('orders_college').on(table.collegeId, table.id),
    index('orders_goods').on(table.goodsId),
    index('orders_merchant').on(table.merchantId, table.id),
    index('orders_course').on(table.courseId, table.userId).where(sql`course_id is not null`),
    index('orders_unpaid').on(table.expiresAt).where(sql`state = 'pending_pay'`),
    index('orders_waiting').on(table.state, table.id).where(sql`state in ('paid', 'shipped')`),
    check('orders_legs', sql`${table.cash} >= 0 and ${table.points} >= 0 and ${table.cash} + ${table.points} > 0`),
  ],
)

const orderRef = () =>
  id<'order'>('order_id')
    .notNull()
    .references(() => orders.id)

/** Everything that changed a stock. The stock of goods is the sum of its movements. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: newId<'stockMovement'>('id').primaryKey(),
    goodsId: goodsRef(),
    kind: text('kind').$type<StockMove>().notNull(),
    amount: integer('amount').notNull(),
    stockAfter: integer('stock_after').notNull(),
    orderId: id<'order'>('order_id').references(() => orders.id),
    note: text('note').notNull().default(''),
    by: userRef('by_id'),
    at: instant('at').notNull(),
  },
  (table) => [
    index('stock_movements_goods').on(table.goodsId, table.id),
    index('stock_movements_by').on(table.by),
    // An order sells one item once, and gives it back once.
    unique('stock_movements_order').on(table.orderId, table.kind),
    check('stock_movements_amount', sql`${table.amount} <> 0`),
  ],
)

/** Every step of an order. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: newId<'orderStep'>('id').primaryKey(),
    orderId: orderRef(),
    step: text('step').$type<OrderStep | 'create'>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    by: userRef('by_id'),
    at: instant('at').notNull(),
  },
  (table) => [index('order_steps_order').on(table.orderId, table.id), index('order_steps_by').on(table.by)],
)

/** A trade with a provider. An order has one open trade at most; a paid one is never changed again. */
export const payments = pgTable(
  'payments',
  {
    id: newId<'payment'>('id').primaryKey(),
    orderId: orderRef(),
    provider: text('provider').$type<PayProviderName>().notNull(),
    scene: text('scene').$type<PayScene>().notNull(),
    /** Our number of the trade, under which the provider knows it. */
    tradeNo: text('trade_no').notNull(),
    amount: money('amount').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** The payer, inside WeChat. */
    openId: text('open_id'),
    transactionId: text('transaction_id'),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('payments_trade').on(table.tradeNo),
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_open').on(table.orderId).where(sql`state = 'open'`),
    uniqueIndex('payments_paid').on(table.orderId).where(sql`state = 'paid'`),
    uniqueIndex('payments_transaction').on(table.provider, table.transactionId).where(sql`transaction_id is not null`),
    index('payments_ended').on(table.provider, table.endedAt),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: newId<'refund'>('id').primaryKey(),
    orderId: orderRef(),
    /** The trade that gives the cash back; null when only points return. */
    paymentId: id<'payment'>('payment_id').references(() => payments.id),
    /** The same number in every try, so that the provider pays once. */
    refundNo: text('refund_no').notNull(),
    cash: money('cash').notNull(),
    points: money('points').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** Gives back money that came after the order was closed, or twice. It is no refund of the order. */
    isLate: boolean('is_late').notNull().default(false),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    /** Somebody paid it back without the provider. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    requestedBy: userRef('requested_by'),
    requestedAt: instant('requested_at').notNull(),
    decidedBy: userRef('decided_by'),
    decidedAt: instant('decided_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    unique('refunds_number').on(table.refundNo),
    index('refunds_order').on(table.orderId, table.id),
    index('refunds_payment').on(table.paymentId),
    index('refunds_requested_by').on(table.requestedBy),
    index('refunds_decided_by').on(table.decidedBy),
    index('refunds_ended').on(table.endedAt).where(sql`state = 'success'`),
    index('refunds_open').on(table.state, table.id).where(sql`state in ('processing', 'failed')`),
    check('refunds_legs', sql`${table.cash} >= 0 and ${table.points} >= 0`),
  ],
)

/** What the merchant redeems for a service. */
export const vouchers = pgTable(
  'vouchers',
  {
    orderId: orderRef().primaryKey(),
    code: text('code').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    usedBy: userRef('used_by'),
  },
  (table) => [unique('vouchers_code').on(table.code), index('vouchers_used_by').on(table.usedBy)],
)

/** Messages of providers that were refused: forged, of an unknown trade, or with another amount. */
export const refusedNotifies = pgTable(
  'refused_notifies',
  {
    id: newId<'refusedNotify'>('id').primaryKey(),
    provider: text('provider').$type<PayProviderName>().notNull(),
    reason: text('reason').$type<Refusal>().notNull(),
    tradeNo: text('trade_no'),
    /** How often it came. */
    times: integer('times').notNull().default(1),
    /** The last time. */
    at: instant('at').notNull(),
  },
  (table) => [
    index('refused_notifies_at').on(table.at),
    // Anybody can send messages, so that the same reason is one row.
    unique('refused_notifies_same').on(table.provider, table.reason, table.tradeNo).nullsNotDistinct(),
  ],
)

export type DifferenceKind =
  | 'missing_here'
  | 'missing_there'
  | 'amount'
  | 'currency'
  | 'state'
  | 'late_refund'
  /** The provider did not give back what we think it has. */
  | 'refund'

/** Lines of the daily statements of providers that do not agree with our payments. */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: newId<'statementLine'>('id').primaryKey(),
    provider: text('provider').$type<PayProviderName>().notNull(),
    day: date('day').notNull(),
    kind: text('kind').$type<DifferenceKind>().notNull(),
    tradeNo: text('trade_no').notNull(),
    /** The college of our payment; null for a trade that we do not know. */
    collegeId: id<'college'>('college_id').references(() => colleges.id),
    currency: text('currency').$type<Currency>().notNull().default('CNY'),
    ours: money('ours'),
    theirs: money('theirs'),
    settledAt: instant('settled_at'),
    settledBy: userRef('settled_by'),
    note: text('note').notNull().default(''),
  },
  (table) => [
    unique('statement_lines_trade').on(table.provider, table.day, table.tradeNo, table.kind),
    index('statement_lines_college').on(table.collegeId, table.id),
    index('statement_lines_settled_by').on(table.settledBy),
  ],
)

/** Trades of the simulator, which plays the part of a provider in the demo and in tests. */
export const simulatorTrades = pgTable('simulator_trades', {
  tradeNo: text('trade_no').primaryKey(),
  amount: money('amount').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  state: text('state').$type<'NOTPAY' | 'SUCCESS' | 'CLOSED' | 'PAYERROR'>().notNull(),
  transactionId: text('transaction_id'),
  refunded: money('refunded').notNull().default(0),
  paidAt: instant('paid_at'),
})

/** Refunds of the simulator, each number once. */
export const simulatorRefunds = pgTable(
  'simulator_refunds',
  {
    refundNo: text('refund_no').primaryKey(),
    tradeNo: text('trade_no')
      .notNull()
      .references(() => simulatorTrades.tradeNo),
    amount: money('amount').notNull(),
  },
  (table) => [index('simulator_refunds_trade').on(table.tradeNo)],
)
