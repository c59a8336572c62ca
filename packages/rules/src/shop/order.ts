import { GOODS_TYPE, type GoodsType } from './price.ts'

/** An order that nobody has paid for is closed after this time, and its stock and points are free again. */
const UNPAID_MINUTES = 30
/** Goods that were shipped count as received after this time. */
export const RECEIVED_DAYS = 15
/** A course can be given back this long after it was paid for. */
export const REFUND_DAYS = 7
/** The most of a course that a person who wants the money back may have studied, in percent. */
export const REFUND_STUDIED_PERCENT = 20
/** Money returns to the account of the buyer within this many working days. */
export const REFUND_WORKING_DAYS = 3
export const REFUND_TRIES = 5

export const ORDER_STATES = [
  'pending_pay',
  'paid',
  'to_ship',
  'shipped',
  'done',
  'cancelled',
  'refund_requested',
  'refund_processing',
  'refund_success',
  'refund_failed',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const ORDER_STEPS = [
  'pay',
  'cancel',
  'expire',
  'ship',
  'receive',
  'redeem',
  'finish',
  'request_refund',
  'withdraw_refund',
  'reject_refund',
  'approve_refund',
  'refund_arrived',
  'refund_refused',
  'retry_refund',
  'settle_refund',
] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** Who takes a step. `provider` is the pay provider, or the job that asks it. */
export type OrderActor = 'buyer' | 'management' | 'merchant' | 'provider' | 'clock'

interface OrderTransition {
  readonly from: OrderState
  readonly step: OrderStep
  /** `before` is the state in which the refund was requested. */
  readonly to: OrderState | 'before'
  readonly by: readonly OrderActor[]
  /** Only for these types of goods; all when missing. */
  readonly types?: readonly GoodsType[]
  /** Only while the refund gives back a part, or only while it gives back everything; both when missing. */
  readonly part?: boolean
}

const { course, physical, service } = GOODS_TYPE
const refundFrom = (from: OrderState, types?: readonly GoodsType[]): OrderTransition => ({
  ...{ from, step: 'request_refund', to: 'refund_requested', by: ['buyer', 'management'] },
  ...(types ? { types } : {}),
})

export const ORDER_TRANSITIONS: readonly OrderTransition[] = [
  { from: 'pending_pay', step: 'pay', to: 'paid', by: ['provider', 'buyer'], types: [course, service] },
  { from: 'pending_pay', step: 'pay', to: 'to_ship', by: ['provider', 'buyer'], types: [physical] },
  { from: 'pending_pay', step: 'cancel', to: 'cancelled', by: ['buyer', 'management'] },
  { from: 'pending_pay', step: 'expire', to: 'cancelled', by: ['clock'] },
  { from: 'to_ship', step: 'ship', to: 'shipped', by: ['management', 'merchant'] },
  { from: 'shipped', step: 'receive', to: 'done', by: ['buyer', 'clock'] },
  { from: 'paid', step: 'redeem', to: 'done', by: ['merchant', 'management'], types: [service] },
  { from: 'paid', step: 'finish', to: 'done', by: ['clock'], types: [course, service] },
  refundFrom('paid'),
  refundFrom('to_ship'),
  refundFrom('shipped'),
  refundFrom('done', [physical]),
  { from: 'refund_requested', step: 'withdraw_refund', to: 'before', by: ['buyer'] },
  { from: 'refund_requested', step: 'reject_refund', to: 'before', by: ['management'] },
  { from: 'refund_requested', step: 'approve_refund', to: 'refund_processing', by: ['management'] },
  { from: 'refund_processing', step: 'refund_arrived', to: 'refund_success', by: ['provider'], part: false },
  // After a part was given back the order goes on where it was.
  { from: 'refund_processing', step: 'refund_arrived', to: 'before', by: ['provider'], part: true },
  { from: 'refund_processing', step: 'refund_refused', to: 'refund_failed', by: ['provider'] },
  // The provider may say that the money has arrived after it did not answer for a long time.
  { from: 'refund_failed', step: 'refund_arrived', to: 'refund_success', by: ['provider'], part: false },
  { from: 'refund_failed', step: 'refund_arrived', to: 'before', by: ['provider'], part: true },
  { from: 'refund_failed', step: 'retry_refund', to: 'refund_processing', by: ['management', 'clock'] },
  { from: 'refund_failed', step: 'settle_refund', to: 'refund_success', by: ['management'], part: false },
  { from: 'refund_failed', step: 'settle_refund', to: 'before', by: ['management'], part: true },
]

interface OrderNow {
  readonly state: OrderState
  readonly type: GoodsType
  /** The state in which a refund was requested. */
  readonly before?: OrderState | null
  /** Whether the refund in work gives back a part of the price. */
  readonly isPart?: boolean
}

const transitionOf = ({ state, type, isPart = false }: OrderNow, step: OrderStep): OrderTransition | undefined =>
  ORDER_TRANSITIONS.find(
    (each) =>
      each.from === state &&
      each.step === step &&
      (each.types?.includes(type) ?? true) &&
      (each.part === undefined || each.part === isPart),
  )

/** The state after a step, or undefined when the order cannot take it, or not from this actor. */
export function orderAfter(order: OrderNow, step: OrderStep, by: OrderActor): OrderState | undefined {
  const found = transitionOf(order, step)
  if (!found?.by.includes(by)) return undefined
  return found.to === 'before' ? (order.before ?? undefined) : found.to
}

/** The steps that this actor may take now. */
export const stepsFor = (order: OrderNow, by: OrderActor): OrderStep[] =>
  ORDER_STEPS.filter((step) => orderAfter(order, step, by) !== undefined)

const OVER: ReadonlySet<OrderState> = new Set(['cancelled', 'refund_success'])

/**
 * A live order keeps its buyer from ordering the same goods again. A course stays bought; other goods can be bought
 * again once they have arrived, also while the money for them is asked back.
 */
export const isLive = ({ state, type, before }: OrderNow): boolean =>
  !OVER.has(state) && (type === GOODS_TYPE.course || (state !== 'done' && before !== 'done'))

/** An order that takes stock and counts for the quota of its buyer. */
export const isTaking = (state: OrderState): boolean => !OVER.has(state)

/** An order in these states opens its course. */
export const OPENING: readonly OrderState[] = ['paid', 'done', 'refund_requested']
/** An order in these states opens its course only if the refund gives back a part. */
export const GIVING_BACK: readonly OrderState[] = ['refund_processing', 'refund_failed']

/** A course is open while its order is paid for. It stays open until all of its price goes back. */
export const isOpening = ({ state, type, isPart = false }: OrderNow): boolean =>
  type === GOODS_TYPE.course && (OPENING.includes(state) || (isPart && GIVING_BACK.includes(state)))

export const expiresAt = (createdAt: Date): Date => new Date(createdAt.getTime() + UNPAID_MINUTES * 60_000)
