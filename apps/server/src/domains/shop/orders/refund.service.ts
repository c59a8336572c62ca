import type { UserId } from '@sands/contract/kernel/schema'
import type { PayProviderName } from '@sands/rules/shop/pay'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { JobAttempt, JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { PointsServices } from '../../points/index.ts'
import { reconcileRepo } from '../manage/reconcile.repo.ts'
import type { ProviderRefund } from '../pay/pay-provider.kind.ts'
import type { PayProviders } from '../pay/providers.service.ts'
import { statementDay } from '../pay/statement-day.ts'
import { type OrderRow, orderRepo } from './order.repo.ts'
import { holdKey, type TakeStep } from './order-step.service.ts'
import { paymentRepo, type RefundId, type RefundRow, refundRepo } from './payment.repo.ts'

/** A refund that is still in work is asked about again after a minute, and then less and less often. */
const ASK_AGAIN_MS = 60_000
const ASK_AGAIN_MOST_MS = 6 * 3_600_000

export interface Decision {
  userId: UserId
  note: string
}

export interface RefundService {
  /** Gives the points back and starts the refund of the cash. The order is locked. */
  approve(tx: Tx, order: OrderRow, decision: Decision): Promise<OrderRow>
  reject(tx: Tx, order: OrderRow, decision: Decision): Promise<OrderRow>
  retry(tx: Tx, order: OrderRow, userId: UserId): Promise<OrderRow>
  /** The money was given back by hand. */
  settleByHand(tx: Tx, order: OrderRow, decision: Decision): Promise<OrderRow>
  /** Sends a refund to the provider, always under the same number. */
  send(refundId: RefundId, attempt: JobAttempt | undefined): Promise<void>
  /** Takes the result of a provider. False for an unknown refund, another trade or provider, or another amount. */
  finish(result: ProviderRefund, of: { provider: PayProviderName; tradeNo: string | undefined }): Promise<boolean>
}

interface Parts {
  providers: PayProviders
  spending: PointsServices['spending']
  takeStep: TakeStep
  sendRefund: JobKind<{ refundId: RefundId }>
}

export function createRefundService(
  { database, clock, jobs, log }: Kernel,
  { providers, spending, takeStep, sendRefund }: Parts,
): RefundService {
  async function openRefund(tx: Tx, order: OrderRow, state: RefundRow['state']): Promise<RefundRow> {
    const found = (await refundRepo.requested(tx, order.id)).find((refund) => refund.state === state)
    if (!found) throw fail('shop.wrong_step')
    return found
  }

  /** Somebody has to give this money back by hand. */
  async function addDifference(tx: Tx, refund: RefundRow): Promise<void> {
    const payment = refund.paymentId && (await paymentRepo.byId(tx, refund.paymentId))
    const order = await orderRepo.byId(tx, refund.orderId)
    if (!payment || !order) return
    await reconcileRepo.add(tx, {
      ...{ provider: payment.provider, day: statementDay(clock.now()), kind: 'late_refund' },
      ...{ tradeNo: payment.tradeNo, collegeId: order.collegeId, currency: payment.currency },
      ...{ ours: null, theirs: refund.cash },
    })
  }

  async function end(tx: Tx, refund: RefundRow, result: 'success' | 'failed', note: string): Promise<void> {
    await refundRepo.change(tx, refund.id, { state: result, note, endedAt: clock.now() })
    if (refund.isLate) {
      // Money that came too late is given back without a step: its order stays as it is.
      if (result === 'failed') await addDifference(tx, refund)
      return
    }
    const order = await orderRepo.byId(tx, refund.orderId)
    if (!order) throw new Error(`the order of ${refund.refundNo} is missing`)
    await takeStep(tx, order, result === 'success' ? 'refund_arrived' : 'refund_refused', { by: 'provider' })
  }

  const finishAs = (refundNo: string, result: 'success' | 'failed', note: string) =>
    database.transaction(async (tx) => {
      const known = await refundRepo.byNo(tx, refundNo)
      if (!known) return
      await orderRepo.lock(tx, known.orderId)
      const refund = await refundRepo.byNo(tx, refundNo)
      // Everything else is a repeated result, or one that comes after the refund was settled by hand. Money may arrive
      // after the tries were used up.
      const isOpen = refund?.state === 'processing' || (refund?.state === 'failed' && result === 'success')
      if (refund && isOpen) await end(tx, refund, result, note)
      // It was paid twice: by hand and by the provider.
      else if (refund?.isByHand && result === 'success') await addDifference(tx, refund)
    })

  async function take(result: ProviderRefund, refund: RefundRow): Promise<void> {
    if (result.amount !== null && result.amount !== refund.cash)
      throw new Error(`the provider refunded ${result.amount} instead of ${refund.cash}`)
    if (result.state === 'success') return finishAs(result.refundNo, 'success', '')
    if (result.state === 'failed') return finishAs(result.refundNo, 'failed', 'the provider refused the refund')
    const wait = Math.min(ASK_AGAIN_MOST_MS, ASK_AGAIN_MS * 2 ** Math.min(refund.tries, 20))
    const later = new Date(clock.now().getTime() + wait)
    await database.transaction((tx) => jobs.enqueue(tx, sendRefund, { refundId: refund.id }, later))
  }

  async function ask(refund: RefundRow): Promise<ProviderRefund> {
    const payment = refund.paymentId && (await paymentRepo.byId(database.primary, refund.paymentId))
    const provider = payment ? providers.get(payment.provider) : undefined
    if (!payment || !provider) throw new Error(`the refund ${refund.refundNo} has no provider`)
    const { refundNo, cash: amount, reason } = refund
    const { tradeNo, amount: total, currency } = payment
    const sent = await provider.refund({ tradeNo, refundNo, amount, total, currency, reason })
    // A number that was sent before says nothing about its result, so that it is asked for.
    return sent.state === 'processing' ? provider.queryRefund({ refundNo, tradeNo }) : sent
  }

  /** A provider that did not answer in time may have paid all the same. */
  async function expectNotSent(refund: RefundRow): Promise<void> {
    const payment = refund.paymentId && (await paymentRepo.byId(database.primary, refund.paymentId))
    const provider = payment ? providers.get(payment.provider) : undefined
    if (!payment || !provider) return
    const { refundNo } = refund
    const { state } = await provider.queryRefund({ refundNo, tradeNo: payment.tradeNo }).catch((error: unknown) => {
      log.warn({ refundNo, error: String(error) }, 'a provider did not answer about a refund')
      throw fail('shop.refund_failed')
    })
    if (state === 'success' || state === 'processing') throw fail('shop.refund_in_work')
  }

  return {
    async approve(tx, order, { userId, note }) {
      const refund = await openRefund(tx, order, 'requested')
      if (refund.requestedBy === userId || order.userId === userId) throw fail('shop.second_person_needed')
      await refundRepo.change(tx, refund.id, { state: 'processing', note, decidedBy: userId, decidedAt: clock.now() })
      if (refund.points > 0)
        await spending.giveBack(tx, order, { key: refund.refundNo, of: holdKey(order), points: refund.points })
      const approved = await takeStep(tx, order, 'approve_refund', { by: 'management', userId })
      if (refund.cash > 0) {
        await jobs.enqueue(tx, sendRefund, { refundId: refund.id })
        return approved
      }
      await refundRepo.change(tx, refund.id, { state: 'success', endedAt: clock.now() })
      return takeStep(tx, approved, 'refund_arrived', { by: 'provider' })
    },

    async reject(tx, order, { userId, note }) {
      const refund = await openRefund(tx, order, 'requested')
      if (refund.requestedBy === userId || order.userId === userId) throw fail('shop.second_person_needed')
      const at = clock.now()
      await refundRepo.change(tx, refund.id, {
        ...{ state: 'rejected', note, decidedBy: userId, decidedAt: at, endedAt: at },
      })
      return takeStep(tx, order, 'reject_refund', { by: 'management', userId })
    },

    async retry(tx, order, userId) {
      const refund = await openRefund(tx, order, 'failed')
      await refundRepo.change(tx, refund.id, { state: 'processing', endedAt: null })
      await jobs.enqueue(tx, sendRefund, { refundId: refund.id })
      return takeStep(tx, order, 'retry_refund', { by: 'management', userId })
    },

    async settleByHand(tx, order, { userId, note }) {
      const refund = await openRefund(tx, order, 'failed')
      await expectNotSent(refund)
      await refundRepo.change(tx, refund.id, { state: 'success', isByHand: true, note, endedAt: clock.now() })
      return takeStep(tx, order, 'settle_refund', { by: 'management', userId })
    },

    async send(refundId, attempt) {
      const refund = await refundRepo.byId(database.primary, refundId)
      if (refund?.state !== 'processing') return
      await database.transaction((tx) => refundRepo.countTry(tx, refundId))
      try {
        await take(await ask(refund), refund)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        log.warn({ refundNo: refund.refundNo, reason }, 'a refund failed')
        // Nobody asked for money that came late, so nobody decides about it: it is sent again later.
        if (!attempt?.last || refund.isLate) throw error
        await finishAs(refund.refundNo, 'failed', reason.slice(0, 200))
      }
    },

    async finish(result, { provider, tradeNo }) {
      const refund = await refundRepo.byNo(database.primary, result.refundNo)
      if (!refund || (result.amount !== null && result.amount !== refund.cash)) return false
      const payment = refund.paymentId && (await paymentRepo.byId(database.primary, refund.paymentId))
      if (!payment || payment.provider !== provider || (tradeNo && tradeNo !== payment.tradeNo)) return false
      await take(result, refund)
      return true
    },
  }
}
