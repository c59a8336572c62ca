import { randomInt } from 'node:crypto'
import type { UserId } from '@sands/contract/kernel/schema'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { isLive, isOpening, type OrderActor, type OrderStep, orderAfter } from '@sands/rules/shop/order'
import { GOODS_TYPE } from '@sands/rules/shop/price'
import { VOUCHER_ALPHABET, VOUCHER_LENGTH, VOUCHER_VALID_DAYS } from '@sands/rules/shop/shop'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../../message/index.ts'
import type { PointsServices } from '../../points/index.ts'
import { type OrderRow, type OrderValues, orderRepo } from './order.repo.ts'
import { stockRepo } from './stock.repo.ts'
import { isStaffStep, type StaffNews } from './tell-staff.service.ts'

const DAY_MS = 86_400_000

/** The hold of points of an order, by which the ledger knows it. */
export const holdKey = ({ number }: Pick<OrderRow, 'number'>): string => `shop ${number}`

export interface StepBy {
  by: OrderActor
  userId?: UserId | null
  values?: Partial<OrderValues>
}

/** Takes a step of a locked order, with everything that follows from it. Throws `shop.wrong_step`. */
export type TakeStep = (tx: Tx, order: OrderRow, step: OrderStep, by: StepBy) => Promise<OrderRow>

interface Parts {
  spending: PointsServices['spending']
  /** Missing where nobody is told, such as in the demo company. */
  send: SendMessage | undefined
  /** Tells others later, so that orders of one merchant do not wait for each other. */
  tellStaff: ((tx: Tx, news: StaffNews) => Promise<unknown>) | undefined
}

const TOLD = {
  pay: 'shop.paid',
  expire: 'shop.expired',
  ship: 'shop.shipped',
  redeem: 'shop.redeemed',
  reject_refund: 'shop.refund_rejected',
  approve_refund: 'shop.refund_approved',
  refund_arrived: 'shop.refund_success',
  settle_refund: 'shop.refund_success',
  refund_refused: 'shop.refund_failed',
} as const satisfies Partial<Record<OrderStep, string>>
const isTold = (step: OrderStep): step is keyof typeof TOLD => step in TOLD

/** What the buyer is told about a step. They know about their own, but not about those that happen by themselves. */
function templateOf({ goodsType }: OrderRow, step: OrderStep, by: OrderActor) {
  if (step === 'receive') return by === 'clock' ? 'shop.received' : undefined
  if (step === 'finish') return goodsType === GOODS_TYPE.service ? 'shop.voucher_over' : undefined
  return isTold(step) ? TOLD[step] : undefined
}

const newCode = (): string =>
  Array.from({ length: VOUCHER_LENGTH }, () => VOUCHER_ALPHABET[randomInt(VOUCHER_ALPHABET.length)]).join('')

export function createTakeStep(
  { clock, events }: { clock: Kernel['clock']; events: Pick<Kernel['events'], 'emit'> },
  { spending, send, tellStaff }: Parts,
): TakeStep {
  async function settlePaid(tx: Tx, order: OrderRow): Promise<void> {
    if (order.points > 0) await spending.capture(tx, order, holdKey(order))
    if (order.goodsType === GOODS_TYPE.service)
      await orderRepo.addVoucher(tx, {
        orderId: order.id,
        code: newCode(),
        expiresAt: new Date(clock.now().getTime() + VOUCHER_VALID_DAYS * DAY_MS),
      })
    await stockRepo.countBought(tx, order.goodsId, 1)
  }

  async function giveUp(tx: Tx, order: OrderRow): Promise<void> {
    if (order.points > 0) await spending.release(tx, order, holdKey(order))
    await stockRepo.release(tx, { goodsId: order.goodsId, orderId: order.id, at: clock.now() })
  }

  /** Goods that were not shipped are sold to somebody else, unless only a part of their price goes back. What was shipped comes back by a correction of the stock. */
  async function takeBack(tx: Tx, order: OrderRow): Promise<void> {
    if (order.isPart) return
    await stockRepo.countBought(tx, order.goodsId, -1)
    if (order.shippedAt) return
    await stockRepo.release(tx, { goodsId: order.goodsId, orderId: order.id, at: clock.now() })
  }

  const EFFECTS: Partial<Record<OrderStep, (tx: Tx, order: OrderRow) => Promise<void>>> = {
    pay: settlePaid,
    cancel: giveUp,
    expire: giveUp,
    approve_refund: takeBack,
  }

  async function tell(tx: Tx, order: OrderRow, step: OrderStep, { by, userId: actor = null }: StepBy): Promise<void> {
    // Nobody ships a course or a service.
    if (isStaffStep(step) && (step !== 'pay' || order.state === 'to_ship'))
      await tellStaff?.(tx, { orderId: order.id, step, by: actor, version: order.version })
    const template = templateOf(order, step, by)
    if (!send || !template) return
    const { collegeId, userId, number, goodsName: goods, carrier, trackingNumber: tracking } = order
    await send(tx, {
      collegeId,
      category: 'system',
      to: { userIds: [userId] },
      texts: fromTemplate(template, { goods, number, carrier, tracking }),
      jump: { to: 'link', link: shopLinks.order(order.id) },
      dedupeKey: `shop.${step} ${order.id} ${order.version}`,
    })
  }

  async function tellCourse(tx: Tx, before: OrderRow, after: OrderRow): Promise<void> {
    const { courseId, userId, collegeId } = after
    if (!courseId) return
    const [was, is] = [before, after].map(({ state, goodsType: type, isPart }) => isOpening({ state, type, isPart }))
    if (was === is) return
    await events.emit(tx, is ? 'shop.course-opened' : 'shop.course-closed', {
      ...{ courseId, userId, collegeId, paidAt: after.paidAt, at: clock.now() },
    })
  }

  return async (tx, order, step, taken) => {
    const { by, userId = null, values = {} } = taken
    const now = { state: order.state, type: order.goodsType, before: order.stateBefore, isPart: order.isPart }
    const state = orderAfter(now, step, by)
    if (!state) throw fail('shop.wrong_step')
    const at = clock.now()
    const stateBefore = step === 'request_refund' ? order.state : order.stateBefore
    const changed = await orderRepo.change(tx, order.id, {
      ...values,
      state,
      stateBefore,
      isLive: isLive({ state, type: order.goodsType, before: stateBefore }),
      ...(step === 'pay' ? { paidAt: at } : {}),
      ...(step === 'ship' ? { shippedAt: at } : {}),
      ...(['cancelled', 'done', 'refund_success'].includes(state) ? { endedAt: at } : {}),
    })
    await orderRepo.addStep(tx, { orderId: order.id, step, state, by: userId, at })
    await tellCourse(tx, order, changed)
    await tell(tx, changed, step, taken)
    // Last, because it locks the row of the goods, for which other buyers wait.
    await EFFECTS[step]?.(tx, changed)
    return changed
  }
}
