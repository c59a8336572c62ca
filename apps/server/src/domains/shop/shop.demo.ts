import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { JUMP } from '@sands/rules/jump'
import { expiresAt, isLive, type OrderActor, type OrderStep } from '@sands/rules/shop/order'
import { GOODS_TYPE, legsOf, type PayType } from '@sands/rules/shop/price'
import type { DemoAct } from '../../kernel/audit/demo-history.ts'
import { categoryRepo } from '../../kernel/category/category.repo.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Demo } from '../../kernel/demo.ts'
import { createSpending } from '../points/index.ts'
import { bannerRepo } from './banner/banner.repo.ts'
import { DEMO_SHOPS, type DemoGoods, type DemoShop } from './demo/goods.demo.ts'
import { DEMO_ORDERS, type DemoOrder } from './demo/orders.demo.ts'
import { GOODS_PICTURES } from './demo/picture.demo.ts'
import { addressRepo } from './goods/address.repo.ts'
import { priceOf } from './goods/goods.present.ts'
import { type GoodsCategoryId, type GoodsRow, goodsRepo } from './goods/goods.repo.ts'
import { type MerchantRow, merchantRepo } from './goods/merchant.repo.ts'
import { newNumber } from './orders/numbers.ts'
import { type OrderRow, orderRepo } from './orders/order.repo.ts'
import { createTakeStep, holdKey, type TakeStep } from './orders/order-step.service.ts'
import { paymentRepo, refundRepo } from './orders/payment.repo.ts'
import { stockRepo } from './orders/stock.repo.ts'
import { simulatorRepo } from './pay/simulator.repo.ts'
import { goodsCategories } from './shop.tables.ts'
import { shopDemoRepo } from './shop-demo.repo.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const OPENED_DAYS = 60

interface Place {
  tx: Tx
  collegeId: CollegeId
  now: Date
  shop: DemoShop
  person(userName: string): UserId
}

async function addCategories({ tx, collegeId, shop }: Place): Promise<ReadonlyMap<string, GoodsCategoryId>> {
  const repo = categoryRepo<'goodsCategory'>(goodsCategories)
  const ids = new Map<string, GoodsCategoryId>()
  for (const [index, path] of shop.categories.entries()) {
    const steps = path.split('/')
    const parentId = ids.get(steps.slice(0, -1).join('/')) ?? null
    const name = steps.at(-1) ?? path
    ids.set(path, await repo.add(tx, { collegeId, parentId, name, level: steps.length, sort: index + 1 }))
  }
  return ids
}

async function addMerchants({ tx, collegeId, shop, person }: Place): Promise<MerchantRow[]> {
  const rows: MerchantRow[] = []
  for (const { name, text, phone, hours } of shop.merchants) {
    const row = await merchantRepo.add(tx, { collegeId, name, introduction: text, phone, serviceHours: hours })
    await merchantRepo.setParts(tx, row.id, { areas: [], people: [person('manager')] })
    rows.push(row)
  }
  return rows
}

interface GoodsParts {
  categories: ReadonlyMap<string, GoodsCategoryId>
  merchants: readonly MerchantRow[]
  draw(demo: Pick<DemoGoods, 'name' | 'picture'>): Promise<FileId | null>
}

async function addGoods(
  { tx, collegeId, now, shop, person }: Place,
  { index, demo }: { index: number; demo: DemoGoods },
  { categories, merchants, draw }: GoodsParts,
): Promise<GoodsRow> {
  const at = new Date(now.getTime() - OPENED_DAYS * DAY_MS + index * HOUR_MS)
  const { state = 'on_sale', cash = 0, points = 0, combination, stock } = demo
  const course = demo.course ? await shopDemoRepo.course(tx, collegeId, demo.course) : undefined
  const by = person('admin')
  const row = await goodsRepo.add(tx, {
    ...{ collegeId, name: demo.name, type: demo.type, introduction: demo.text, state, currency: shop.currency },
    ...{ categoryId: categories.get(demo.category) ?? null, courseId: course?.id ?? null },
    merchantId: demo.merchant === undefined ? null : (merchants[demo.merchant]?.id ?? null),
    coverFileId: course?.coverFileId ?? (await draw(demo)),
    ...{ price: cash, integral: points, isCashPay: cash > 0, isIntegralPay: points > 0 },
    ...{ combinationPrice: combination?.cash ?? 0, combinationIntegral: combination?.points ?? 0 },
    ...{ isCombinationPay: combination !== undefined, defaultPayType: demo.pays, quota: demo.quota ?? null },
    ...{ stock: demo.type === GOODS_TYPE.course ? null : 0, updatedAt: at, updatedBy: by },
    onSaleAt: state === 'draft' ? null : at,
  })
  await goodsRepo.addPrice(tx, { goodsId: row.id, edition: row.edition, ...priceOf(row), at, by })
  if (stock) await stockRepo.move(tx, { goodsId: row.id, kind: 'opening', amount: stock, by, at })
  return row
}

/** Banners for two goods; the second one is not shown yet. */
async function addBanners({ tx, collegeId }: Place, goods: readonly GoodsRow[], { draw }: GoodsParts): Promise<void> {
  const advertised = goods.filter(({ type, state }) => type !== GOODS_TYPE.course && state === 'on_sale').slice(0, 2)
  for (const [index, { id, name: title }] of advertised.entries()) {
    const banner = { name: title, picture: index === 0 ? 'gift' : 'umbrella' } as const
    const fileId = await draw(banner)
    if (!fileId) continue
    await bannerRepo.add(tx, {
      ...{ collegeId, title, fileId, jumpType: JUMP.goods, moduleId: id, sort: index + 1, isShown: index === 0 },
    })
  }
}

interface Moment {
  at: Date
  takeStep: TakeStep
}

/** The steps of a demo order happen at times of their own, and send nothing. */
function momentAt(at: Date): Moment {
  const clock = { now: () => at }
  const spending = createSpending({ clock })
  const silence = { emit: async () => undefined }
  return { at, takeStep: createTakeStep({ clock, events: silence }, { spending, send: undefined }) }
}

async function pay({ tx }: Place, order: OrderRow, { at }: Moment): Promise<void> {
  if (order.cash === 0) return
  const trade = { tradeNo: newNumber('P', at), amount: order.cash, currency: order.currency }
  const transactionId = `42${trade.tradeNo.slice(1)}`
  await simulatorRepo.add(tx, { ...trade, state: 'SUCCESS', transactionId, paidAt: at })
  await paymentRepo.add(tx, {
    ...{ ...trade, orderId: order.id, provider: 'simulator', scene: 'h5', state: 'paid', transactionId },
    ...{ startedAt: at, endedAt: at },
  })
}

async function requestRefund({ tx, shop }: Place, order: OrderRow, { at }: Moment): Promise<void> {
  await refundRepo.add(tx, {
    ...{ orderId: order.id, refundNo: newNumber('R', at), cash: order.cash, points: order.points },
    ...{ paymentId: (await paymentRepo.paid(tx, order.id))?.id ?? null, state: 'requested' },
    ...{ reason: shop.refundReason, requestedBy: order.userId, requestedAt: at },
  })
}

const refundAs =
  (state: 'processing' | 'success' | 'failed') =>
  async ({ tx, person }: Place, order: OrderRow, { at }: Moment): Promise<void> => {
    const [refund] = await refundRepo.requested(tx, order.id)
    if (!refund) throw new Error('the demo order has no refund')
    const decided = { decidedBy: person('admin'), decidedAt: at }
    await refundRepo.change(tx, refund.id, { state, ...(state === 'processing' ? decided : { endedAt: at }) })
    const payment = refund.paymentId && (await paymentRepo.byId(tx, refund.paymentId))
    if (state === 'success' && payment)
      await simulatorRepo.refund(tx, { tradeNo: payment.tradeNo, refundNo: refund.refundNo, amount: refund.cash })
  }

const redeem = async ({ tx, person }: Place, order: OrderRow, { at }: Moment): Promise<void> => {
  await orderRepo.markVoucherUsed(tx, order.id, { at, by: person('manager') })
}

const BEFORE: Partial<Record<OrderStep, (place: Place, order: OrderRow, moment: Moment) => Promise<void>>> = {
  pay,
  redeem,
  request_refund: requestRefund,
  approve_refund: refundAs('processing'),
  refund_arrived: refundAs('success'),
  refund_refused: refundAs('failed'),
}
const ACTORS: Partial<Record<OrderStep, OrderActor>> = {
  pay: 'provider',
  finish: 'clock',
  ship: 'management',
  redeem: 'management',
  approve_refund: 'management',
  refund_arrived: 'provider',
  refund_refused: 'provider',
}

async function addOrder(place: Place, goods: GoodsRow, demo: DemoOrder): Promise<void> {
  const { tx, collegeId, now, shop, person } = place
  const userId = person(demo.who)
  const at = new Date(now.getTime() - demo.daysAgo * DAY_MS - (demo.daysAgo > 0 ? HOUR_MS : 0))
  const legs = legsOf(priceOf(goods), demo.payType)
  if (!legs) throw new Error(`${goods.name} cannot be paid for like this`)
  const added = await orderRepo.add(tx, {
    ...{ collegeId, userId, number: newNumber('S', at), goodsId: goods.id, merchantId: goods.merchantId },
    ...{ courseId: goods.courseId, goodsName: goods.name, goodsType: goods.type, coverFileId: goods.coverFileId },
    ...{ edition: goods.edition, payType: demo.payType satisfies PayType, currency: goods.currency, ...legs },
    address: goods.type === GOODS_TYPE.physical ? shop.address : null,
    invoice: demo.hasInvoice ? shop.invoice : null,
    ...{ state: 'pending_pay', isLive: isLive({ state: 'pending_pay', type: goods.type }) },
    ...{ createdAt: at, expiresAt: expiresAt(at) },
  })
  if (!added) throw new Error('the demo order was not stored')
  await orderRepo.addStep(tx, { orderId: added.id, step: 'create', state: 'pending_pay', by: userId, at })
  const spending = createSpending({ clock: { now: () => at } })
  if (legs.points > 0)
    await spending.hold(tx, {
      ...{ userId, collegeId, key: holdKey(added), points: legs.points, content: { kind: 'goods', id: goods.id } },
    })
  if (goods.stock !== null)
    await stockRepo.move(tx, { goodsId: goods.id, kind: 'sale', amount: -1, orderId: added.id, at })
  let order = added
  for (const [index, step] of demo.steps.entries()) {
    const moment = momentAt(new Date(Math.min(at.getTime() + (index + 1) * 5 * 60_000, now.getTime())))
    await BEFORE[step]?.(place, order, moment)
    const by = ACTORS[step] ?? 'buyer'
    const values = step === 'ship' ? { carrier: shop.carrier, trackingNumber: `SF${order.number.slice(-10)}` } : {}
    const actor = by === 'management' ? person('admin') : by === 'buyer' ? userId : null
    order = await moment.takeStep(tx, order, step, { by, userId: actor, values })
  }
  if (order.state !== demo.state) throw new Error(`a demo order is ${order.state} instead of ${demo.state}`)
}

/** Goods of every kind, and orders in every state. Runs after the points are earned. */
export async function loadShopDemo(tx: Tx, { company, pictures, now }: Demo): Promise<DemoAct[]> {
  const person = (userName: string): UserId => {
    const id = company.users.get(userName)
    if (!id) throw new Error(`the demo company has no user ${userName}`)
    return id
  }
  const ownerId = company.administrator.userId
  for (const { id: collegeId, language } of company.colleges) {
    const shop = DEMO_SHOPS[language]
    if (!shop) continue
    const place = { tx, collegeId, now, shop, person }
    const parts = {
      categories: await addCategories(place),
      merchants: await addMerchants(place),
      draw: async ({ name, picture }: Pick<DemoGoods, 'name' | 'picture'>) => {
        const file = { collegeId, ownerId, purpose: 'image', createdAt: now, name: `${name}.png` } as const
        return picture ? pictures.store(tx, { ...file, svg: GOODS_PICTURES[picture]() }) : null
      },
    }
    const goods: GoodsRow[] = []
    for (const [index, demo] of shop.goods.entries()) goods.push(await addGoods(place, { index, demo }, parts))
    await addBanners(place, goods, parts)
    const buyers = new Set<UserId>()
    for (const demo of DEMO_ORDERS[language] ?? []) {
      const sold = goods[demo.goods]
      if (!sold) throw new Error(`the demo shop has no goods ${demo.goods}`)
      await addOrder(place, sold, demo)
      buyers.add(person(demo.who))
    }
    const [first] = buyers
    if (first) await addressRepo.add(tx, first, { ...shop.address, isDefault: true })
  }
  return []
}
