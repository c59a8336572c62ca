import type { CallBody } from '@sands/contract/calls'
import type { OrderDetail, StartedPayment } from '@sands/contract/shop/order.model'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { desktopAddress } from '@sands/rules/portal-address'
import {
  ASK_AFTER_S,
  hasScene,
  type PayProviderName,
  type PayScene,
  type Refusal,
  takesCurrency,
} from '@sands/rules/shop/pay'
import { GOODS_TYPE } from '@sands/rules/shop/price'
import { fail } from '../../../kernel/errors.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { CourseService } from '../../course/index.ts'
import { reconcileRepo } from '../manage/reconcile.repo.ts'
import {
  ForgedNotify,
  type IncomingNotify,
  PaidAlready,
  type PayNotify,
  type PayProvider,
  type Trade,
} from '../pay/pay-provider.kind.ts'
import type { PayProviders } from '../pay/providers.service.ts'
import { statementDay } from '../pay/statement-day.ts'
import type { GiveBackLate } from './late-money.service.ts'
import { newNumber } from './numbers.ts'
import { type OrderId, type OrderRow, orderRepo } from './order.repo.ts'
import type { OrderService } from './order.service.ts'
import type { TakeStep } from './order-step.service.ts'
import type { PayerService } from './payer.service.ts'
import { type PaymentRow, paymentRepo } from './payment.repo.ts'
import type { RefundService } from './refund.service.ts'

type Start = CallBody<'POST /sands-shopping/api/v1/order/pay'>

/** What a message about a trade led to. */
type Settled = 'paid' | 'repeated' | 'late' | 'unpaid' | 'refused'

export interface PaymentService {
  ways(viewer: Viewer, id: OrderId, scene: PayScene | undefined): Promise<PayProviderName[]>
  start(viewer: Viewer, wanted: Start): Promise<StartedPayment>
  cancel(viewer: Viewer, id: OrderId): Promise<OrderDetail>
  /** Asks the provider about the open payment of an order. */
  ask(orderId: OrderId): Promise<void>
  /** An own order, after the provider was asked about it. A provider that does not answer changes nothing. */
  asked(viewer: Viewer, id: OrderId): Promise<OrderDetail>
  /** Asks about one trade, whatever we think of it. True when its money is accounted for. */
  check(provider: PayProvider, tradeNo: string): Promise<boolean>
  /** Closes an order that nobody paid for, after asking the provider once more. */
  closeUnpaid(orderId: OrderId): Promise<void>
  /** True when the message was taken, also a repeated one. False for forged messages and wrong amounts. */
  notify(provider: PayProvider, notify: IncomingNotify): Promise<boolean>
}

interface Parts {
  providers: PayProviders
  orders: Pick<OrderService, 'lockOwn' | 'get'>
  refunds: Pick<RefundService, 'finish'>
  takeStep: TakeStep
  payers: PayerService
  courses: Pick<CourseService, 'access'>
  askPayment: JobKind<{ orderId: OrderId }>
  giveBackLate: GiveBackLate
}

/** The message, or the reason why it is not one of the provider. */
async function readNotify(provider: PayProvider, notify: IncomingNotify): Promise<PayNotify | Refusal> {
  try {
    return await provider.readNotify(notify)
  } catch (error) {
    return error instanceof ForgedNotify ? error.refusal : 'unreadable'
  }
}

export function createPaymentService(kernel: Kernel, parts: Parts): PaymentService {
  const { database, clock, log, jobs, config } = kernel
  const { providers, orders, refunds, takeStep, payers, courses, askPayment, giveBackLate } = parts

  async function refuse(provider: PayProviderName, reason: Refusal, about: Partial<Trade>): Promise<void> {
    const { tradeNo = null, amount: theirs = null, currency } = about
    log.warn({ provider, reason, tradeNo, amount: theirs, currency }, 'a message of a pay provider was refused')
    const known = tradeNo ? await paymentRepo.byTrade(database.primary, tradeNo) : undefined
    const amounts = { currency: known?.currency ?? null, ours: known?.amount ?? null, theirs }
    await paymentRepo.refuse(database.primary, { provider, reason, tradeNo, ...amounts, at: clock.now() })
  }

  /** The only place where a payment becomes paid. Each message may come twice, late and out of order. */
  async function settle(provider: PayProviderName, trade: Trade): Promise<Settled> {
    const known = await paymentRepo.byTrade(database.primary, trade.tradeNo)
    if (known?.provider !== provider) {
      await refuse(provider, 'trade', trade)
      return 'refused'
    }
    if (trade.state !== 'paid') return 'unpaid'
    if (trade.amount !== known.amount) {
      await refuse(provider, 'amount', trade)
      return 'refused'
    }
    if (trade.currency !== known.currency) {
      await refuse(provider, 'currency', trade)
      return 'refused'
    }
    return database.transaction(async (tx) => {
      const order = await orderRepo.lock(tx, known.orderId)
      const payment = await paymentRepo.byTrade(tx, trade.tradeNo)
      if (!order || !payment) throw new Error(`the order of ${trade.tradeNo} is missing`)
      if (payment.state === 'paid' || payment.state === 'late') return 'repeated'
      const isInTime = order.state === 'pending_pay'
      const ended = { transactionId: trade.transactionId, endedAt: trade.paidAt ?? clock.now() }
      await paymentRepo.change(tx, payment.id, { ...ended, state: isInTime ? 'paid' : 'late' })
      if (isInTime) await takeStep(tx, order, 'pay', { by: 'provider' })
      else await giveBackLate(tx, order, payment)
      return isInTime ? 'paid' : 'late'
    })
  }

  const closeOpen = (orderId: OrderId, { id, tradeNo }: PaymentRow) =>
    database.transaction(async (tx) => {
      await orderRepo.lock(tx, orderId)
      const payment = await paymentRepo.byTrade(tx, tradeNo)
      if (payment?.state === 'open') await paymentRepo.change(tx, id, { state: 'closed', endedAt: clock.now() })
    })

  const addDifference = async ({ provider, tradeNo, currency, amount }: PaymentRow) =>
    reconcileRepo.add(database.primary, {
      ...{ provider, tradeNo, currency, kind: 'state', ours: amount, theirs: null },
      day: statementDay(clock.now()),
      collegeId: await reconcileRepo.collegeOfTrade(database.primary, tradeNo),
    })

  /** Ends the open trade of an order with the provider. Returns true when it turned out to be paid. */
  async function endOpen(orderId: OrderId): Promise<boolean> {
    const open = await paymentRepo.open(database.primary, orderId)
    if (!open) return false
    const provider = providers.get(open.provider)
    // Nobody can be asked about a provider that was taken away. The management looks after the money.
    if (!provider) {
      await closeOpen(orderId, open)
      await addDifference(open)
      return false
    }
    // A trade that the provider has closed by itself is over; closing it once more would be refused for ever.
    const look = async () => {
      const trade = await provider.query(open.tradeNo)
      const settled = await settle(open.provider, trade)
      return {
        isPaid: settled === 'paid' || settled === 'repeated' || settled === 'late',
        isOver: trade.state !== 'unpaid',
      }
    }
    const first = await look()
    if (first.isPaid) return true
    if (!first.isOver) {
      try {
        await provider.close(open.tradeNo)
      } catch (error) {
        if (!(error instanceof PaidAlready)) throw error
        const again = await look()
        if (again.isPaid) return true
        if (!again.isOver) throw error
      }
    }
    await closeOpen(orderId, open)
    return false
  }

  function expectProvider({ provider: name, scene }: Start, { currency }: Pick<OrderRow, 'currency'>): PayProvider {
    const provider = providers.get(name)
    if (!provider || !takesCurrency(name, currency) || !hasScene(name, scene)) throw fail('shop.provider_off')
    return provider
  }

  /** An open trade of the same kind is used again, so that nobody pays twice. */
  async function tradeFor(
    viewer: Viewer,
    wanted: Start,
    openId: string | null,
  ): Promise<{ order: OrderRow; payment: PaymentRow }> {
    return database.transaction(async (tx) => {
      const order = await orders.lockOwn(tx, viewer, wanted.id)
      if (order.state !== 'pending_pay') throw fail('shop.wrong_step')
      const now = clock.now()
      if (order.expiresAt <= now) throw fail('shop.order_expired')
      // The course was withdrawn after the order was placed.
      if (order.courseId && (await courses.access(tx, viewer, order.courseId)) !== 'open') throw fail('shop.off_sale')
      expectProvider(wanted, order)
      const open = await paymentRepo.open(tx, order.id)
      if (open) return { order, payment: open }
      const { provider, scene } = wanted
      const payment = await paymentRepo.add(tx, {
        ...{ orderId: order.id, provider, scene, tradeNo: newNumber('P', now), amount: order.cash },
        ...{ currency: order.currency, openId, state: 'open', startedAt: now },
      })
      for (const seconds of ASK_AFTER_S)
        await jobs.enqueue(tx, askPayment, { orderId: order.id }, new Date(now.getTime() + seconds * 1000))
      return { order, payment }
    })
  }

  async function ask(orderId: OrderId): Promise<void> {
    const open = await paymentRepo.open(database.primary, orderId)
    const provider = open && providers.get(open.provider)
    if (provider) await settle(open.provider, await provider.query(open.tradeNo))
  }

  const refusing = (error: unknown, what: string): never => {
    log.warn({ error: error instanceof Error ? error.message : String(error) }, what)
    throw fail('shop.pay_failed')
  }

  return {
    async ways(viewer, id, scene) {
      const order = await orders.get(database.primary, viewer, id)
      const isUsable = (name: PayProviderName) =>
        !scene || (hasScene(name, scene) && (scene !== 'jsapi' || providers.get(name)?.payer !== undefined))
      return providers.names().filter((name) => takesCurrency(name, order.currency) && isUsable(name))
    },

    async start(viewer, wanted) {
      const { currency: priced } = await orders.get(database.primary, viewer, wanted.id)
      const open = await paymentRepo.open(database.primary, wanted.id)
      const payer = await payers.of(viewer, wanted, { provider: expectProvider(wanted, { currency: priced }), open })
      if ('kind' in payer) return payer
      const { openId } = payer
      let { order, payment } = await tradeFor(viewer, wanted, openId)
      const isSame = payment.provider === wanted.provider && payment.scene === wanted.scene
      if (!isSame || payment.openId !== openId) {
        const isPaid = await endOpen(order.id).catch((error) => refusing(error, 'an open payment was not closed'))
        if (isPaid) throw fail('shop.wrong_step')
        ;({ order, payment } = await tradeFor(viewer, wanted, openId))
      }
      const { tradeNo, amount, currency } = payment
      const isSent = order.goodsType === GOODS_TYPE.physical
      const result = isSent ? shopLinks.physicalPayResult(order.id) : shopLinks.payResult(order.id)
      const back = (wanted.scene === 'native' && desktopAddress(result)) || result
      return expectProvider(wanted, order)
        .start({
          ...{ tradeNo, amount, currency, description: order.goodsName, scene: wanted.scene },
          ...{ openId: openId ?? undefined, payerIp: viewer.ip, expiresAt: order.expiresAt },
          returnUrl: `${config.publicUrl}${back}`,
        })
        .catch((error) => refusing(error, 'a payment was not started'))
    },

    async cancel(viewer, id) {
      await orders.get(database.primary, viewer, id)
      const isPaid = await endOpen(id).catch((error) => refusing(error, 'an open payment was not closed'))
      if (isPaid) throw fail('shop.wrong_step')
      await database.transaction(async (tx) => {
        const order = await orders.lockOwn(tx, viewer, id)
        // Another screen of the same person may have started a payment in between.
        if (await paymentRepo.open(tx, id)) throw fail('shop.wrong_step')
        await takeStep(tx, order, 'cancel', { by: 'buyer', userId: viewer.userId })
      })
      return orders.get(database.primary, viewer, id)
    },

    ask,

    async check(provider, tradeNo) {
      const settled = await settle(provider.name, await provider.query(tradeNo))
      return settled !== 'unpaid' && settled !== 'refused'
    },

    async asked(viewer, id) {
      const order = await orders.get(database.primary, viewer, id)
      if (order.state !== 'pending_pay') return order
      await ask(id).catch((error) => log.warn({ orderId: id, error: String(error) }, 'a provider did not answer'))
      return orders.get(database.primary, viewer, id)
    },

    async closeUnpaid(orderId) {
      const order = await orderRepo.byId(database.primary, orderId)
      if (order?.state !== 'pending_pay' || (await endOpen(orderId))) return
      await database.transaction(async (tx) => {
        const locked = await orderRepo.lock(tx, orderId)
        if (locked?.state !== 'pending_pay' || (await paymentRepo.open(tx, orderId))) return
        await takeStep(tx, locked, 'expire', { by: 'clock' })
      })
    },

    async notify(provider, incoming) {
      const read = await readNotify(provider, incoming)
      if (typeof read === 'string') {
        await refuse(provider.name, read, {})
        return false
      }
      if (read.kind === 'refund') {
        const { refund, tradeNo } = read
        if (await refunds.finish(refund, { provider: provider.name, tradeNo })) return true
        await refuse(provider.name, 'refund', { tradeNo })
        return false
      }
      const settled = await settle(provider.name, read.trade)
      // Providers repeat a message until they have read our answer. It is taken, but gives nothing out.
      if (settled === 'repeated') await refuse(provider.name, 'repeated', read.trade)
      return settled !== 'refused'
    },
  }
}
