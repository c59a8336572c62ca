import type { UserId } from '@sands/contract/kernel/schema'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { RECEIVED_DAYS, REFUND_DAYS, REFUND_TRIES } from '@sands/rules/shop/order'
import { VOUCHER_WARNED_DAYS } from '@sands/rules/shop/shop'
import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../message/index.ts'
import type { PointsServices } from '../points/index.ts'
import { addressRepo } from './goods/address.repo.ts'
import type { ReconcileService } from './manage/reconcile.service.ts'
import { type OrderId, orderRepo } from './orders/order.repo.ts'
import type { TakeStep } from './orders/order-step.service.ts'
import { type RefundId, refundRepo } from './orders/payment.repo.ts'
import type { PaymentService } from './orders/payment.service.ts'
import type { RefundService } from './orders/refund.service.ts'
import { createTellStaff, type StaffNews } from './orders/tell-staff.service.ts'
import { voucherRepo } from './orders/voucher.repo.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 200
/** A job that did not run for some days still warns of the vouchers of these days. */
const WARNED_LATE_DAYS = 7

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

/** Tells the people who ship, and those who decide about refunds. */
export const tellStaffJob = (kernel: Kernel, send: SendMessage) => {
  const tell = createTellStaff(kernel, send)
  return jobKind<StaffNews>({ name: 'shop.tell-staff', retries: 3, limitSeconds: 60, run: (news) => tell(news) })
}

/** Warns people of vouchers that soon end, each once. */
export const warnVouchersJob = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  send: SendMessage,
  personDay: PointsServices['personDay'],
) =>
  jobKind<Record<string, never>>({
    name: 'shop.warn-vouchers',
    retries: 3,
    limitSeconds: 900,
    cron: '10 1 * * *',
    async run() {
      const ahead = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
      const span = { from: ahead(VOUCHER_WARNED_DAYS - WARNED_LATE_DAYS), until: ahead(VOUCHER_WARNED_DAYS) }
      let after: OrderId | undefined
      for (;;) {
        const ending = await voucherRepo.ending(database.primary, span, { after, limit: AT_ONCE })
        for (const { orderId, userId, collegeId, number, goodsName: goods, expiresAt } of ending)
          await database.transaction(async (tx) =>
            send(tx, {
              ...{ collegeId, category: 'system', to: { userIds: [userId] } },
              texts: fromTemplate('shop.voucher_ending', {
                ...{ goods, number, date: await personDay(tx, { collegeId, userId }, expiresAt) },
              }),
              jump: { to: 'link', link: shopLinks.order(orderId) },
              dedupeKey: `shop.voucher_ending ${orderId}`,
            }),
          )
        after = ending.at(-1)?.orderId
        if (ending.length < AT_ONCE) return
      }
    },
  })

/**
 * Empties the address book of a person who was erased, and the addresses of their orders. An order that is still to
 * arrive keeps its address until then.
 */
export const forgetPersonJob = ({ database, clock, jobs }: Pick<Kernel, 'database' | 'clock' | 'jobs'>) => {
  const forget: JobKind<{ userId: UserId }> = jobKind({
    name: 'shop.forget-person',
    retries: 8,
    limitSeconds: 60,
    run: ({ userId }) =>
      database.transaction(async (tx) => {
        await addressRepo.removeAll(tx, userId)
        await orderRepo.forgetAddresses(tx, userId)
        if (await orderRepo.hasAddresses(tx, userId))
          await jobs.enqueue(tx, forget, { userId }, new Date(clock.now().getTime() + DAY_MS))
      }),
  })
  return forget
}

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
