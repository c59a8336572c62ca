import type { OrderState, OrderStep } from '@sands/rules/shop/order'
import type { PayType } from '@sands/rules/shop/price'

type DemoStep = Extract<
  OrderStep,
  | 'pay'
  | 'cancel'
  | 'ship'
  | 'receive'
  | 'redeem'
  | 'finish'
  | 'request_refund'
  | 'approve_refund'
  | 'refund_arrived'
  | 'refund_refused'
>

export interface DemoOrder {
  who: string
  /** The place of the goods in the list. */
  goods: number
  payType: PayType
  daysAgo: number
  steps: readonly DemoStep[]
  /** Where the steps lead. */
  state: OrderState
  hasInvoice?: boolean
}

const cash = (order: Omit<DemoOrder, 'payType'>): DemoOrder => ({ ...order, payType: 1 })
const points = (order: Omit<DemoOrder, 'payType'>): DemoOrder => ({ ...order, payType: 2 })

/** Orders in every state. Those that cost points give them back, so that the demo company keeps what it earned. */
const CHINESE: readonly DemoOrder[] = [
  cash({ who: 'learner', goods: 1, daysAgo: 40, steps: ['pay', 'ship', 'receive'], state: 'done', hasInvoice: true }),
  cash({ who: 'staff05', goods: 0, daysAgo: 20, steps: ['pay', 'finish'], state: 'done' }),
  cash({ who: 'staff06', goods: 1, daysAgo: 12, steps: ['cancel'], state: 'cancelled' }),
  cash({
    ...{ who: 'staff07', goods: 1, daysAgo: 10, state: 'refund_success' },
    steps: ['pay', 'request_refund', 'approve_refund', 'refund_arrived'],
  }),
  points({ who: 'staff05', goods: 2, daysAgo: 9, steps: ['cancel'], state: 'cancelled' }),
  cash({
    ...{ who: 'staff08', goods: 1, daysAgo: 8, state: 'refund_failed' },
    steps: ['pay', 'request_refund', 'approve_refund', 'refund_refused'],
  }),
  cash({
    ...{ who: 'staff09', goods: 1, daysAgo: 6, state: 'refund_requested' },
    steps: ['pay', 'ship', 'request_refund'],
  }),
  cash({ who: 'staff10', goods: 5, daysAgo: 5, steps: ['pay', 'redeem'], state: 'done' }),
  cash({ who: 'learner', goods: 5, daysAgo: 4, steps: ['pay'], state: 'paid' }),
  cash({ who: 'staff06', goods: 1, daysAgo: 3, steps: ['pay', 'ship'], state: 'shipped' }),
  cash({ who: 'learner', goods: 0, daysAgo: 2, steps: ['pay'], state: 'paid' }),
  cash({ who: 'staff05', goods: 1, daysAgo: 1, steps: ['pay'], state: 'to_ship' }),
  cash({ who: 'learner', goods: 1, daysAgo: 0, steps: [], state: 'pending_pay' }),
  cash({
    ...{ who: 'staff17', goods: 1, daysAgo: 0, state: 'refund_processing' },
    steps: ['pay', 'request_refund', 'approve_refund'],
  }),
]

const ENGLISH: readonly DemoOrder[] = [
  cash({ who: 'emma', goods: 1, daysAgo: 14, steps: ['pay', 'ship', 'receive'], state: 'done' }),
  cash({ who: 'emma', goods: 3, daysAgo: 2, steps: ['pay'], state: 'paid' }),
]

export const DEMO_ORDERS: Readonly<Record<string, readonly DemoOrder[]>> = { 'zh-cn': CHINESE, 'en-us': ENGLISH }
