import { RECEIVED_DAYS, REFUND_DAYS, REFUND_TRIES } from '@sands/rules/shop/order'
import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ReconcileService } from './manage/reconcile.service.ts'
import { type OrderId, orderRepo } from './orders/order.repo.ts'
import type { TakeStep } from './orders/order-step.service.ts'
import { type RefundId, refundRepo } from './orders/payment.repo.ts'
import type { PaymentService } from './orders/payment.service.ts'
import type { RefundService } from './orders/refund.service.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 200

type Later<Service> = () => Service

/** Closes an order half an hour after it was placed. While the provider does not answer, the job is retried. */
export const closeUnpaidJob = (payments: Later<PaymentService>) =>
  jobKind<{ orderId: OrderId }>({
    name: 'shop.close-unpaid',
    retries: 6,
    limitSeconds: 60,
    run: ({ orderId }) => payments().closeUnpaid(orderId),
  })

/** Finds unpaid orders whose own job was lost or gave up. */
export const closeOverdueJob = ({ database, clock, log }: Kernel, payments: Later<PaymentService>) =>
  jobKind<Record<string, never>>({
    name: 'shop.close-overdue',
    retries: 1,
    limitSeconds: 600,
    cron: '*/10 * * * *',
    async run() {
      const ids = await orderRepo.overdue(database.primary, clock.now(), AT_ONCE)
      for (const id of ids)
        await payments()
          .closeUnpaid(id)
          .catch((error: unknown) => log.warn({ orderId: id, error: String(error) }, 'an order was not closed'))
    },
  })

export const askPaymentJob = (payments: Later<PaymentService>) =>
  jobKind<{ orderId: OrderId }>({
    name: 'shop.ask-payment',
    retries: 1,
    limitSeconds: 60,
    run: ({ orderId }) => payments().ask(orderId),
  })

export const sendRefundJob = (refunds: Later<RefundService>) =>
  jobKind<{ refundId: RefundId }>({
    name: 'shop.send-refund',
    retries: REFUND_TRIES,
    limitSeconds: 60,
    run: ({ refundId }, attempt) => refunds().send(refundId, attempt),
  })

/** Finds refunds whose own job was lost, and those of money that came late. */
export const resendRefundsJob = (
  { database, clock, jobs }: Kernel,
  sendRefund: JobKind<{ refundId: RefundId }>,
): JobKind<Record<string, never>> =>
  jobKind({
    name: 'shop.resend-refunds',
    retries: 1,
    limitSeconds: 300,
    cron: '40 */6 * * *',
    async run() {
      const before = new Date(clock.now().getTime() - DAY_MS)
      const waiting = await refundRepo.waiting(database.primary, before, AT_ONCE)
      for (const refundId of waiting) await database.transaction((tx) => jobs.enqueue(tx, sendRefund, { refundId }))
    },
  })

/** Goods that were shipped long ago have arrived, courses that were paid long ago cannot be given back, vouchers end. */
export const endOrdersJob = ({ database, clock }: Kernel, takeStep: TakeStep) =>
  jobKind<Record<string, never>>({
    name: 'shop.end-orders',
    retries: 2,
    limitSeconds: 900,
    cron: '20 18 * * *',
    async run() {
      const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
      const before = { shipped: ago(RECEIVED_DAYS), paid: ago(REFUND_DAYS), now: clock.now() }
      for (;;) {
        const waiting = await orderRepo.waitedEnough(database.primary, before, AT_ONCE)
        for (const { id, state } of waiting)
          await database.transaction(async (tx) => {
            const order = await orderRepo.lock(tx, id)
            if (order?.state === state)
              await takeStep(tx, order, state === 'shipped' ? 'receive' : 'finish', { by: 'clock' })
          })
        if (waiting.length < AT_ONCE) return
      }
    },
  })

/** Compares yesterday with the statements of the providers, which are ready at ten in the morning in China. */
export const reconcileJob = (reconcile: Later<ReconcileService>) =>
  jobKind<Record<string, never>>({
    name: 'shop.reconcile',
    retries: 6,
    limitSeconds: 900,
    cron: '30 2 * * *',
    async run() {
      await reconcile().forgetRefused()
      await reconcile().compareYesterday()
    },
  })
