import type { CallBody, CallData } from '@sands/contract/calls'
import { EVERYONE } from '@sands/rules/audience'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client, SignedIn } from '../../testing/client.ts'
import { prove } from '../../testing/factor/prove.ts'
import { runJobs } from '../../testing/jobs.ts'
import { collegeId, signInWith, userId } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'
import { createSimulator } from './pay/simulator.service.ts'

const SHOP = '/sands-shopping/api/v1'
const PAGE = `GET ${SHOP}/goods/page` as const
const GET = `GET ${SHOP}/goods/get` as const
const CHECK = `POST ${SHOP}/goods/checkBuy` as const
const CATEGORIES = `POST ${SHOP}/goods/category/list` as const
const MERCHANT = `GET ${SHOP}/merchant/getMerchantDetail` as const
const AREAS = `GET ${SHOP}/merchant/getDeliveryAreas` as const
const ADDRESS = `POST ${SHOP}/address/save` as const
const ORDER = `POST ${SHOP}/order/create` as const
const PAY = `POST ${SHOP}/order/pay` as const
const SETTLE = `POST ${SHOP}/pay/simulator/settle` as const
const ORDERS = `GET ${SHOP}/order/page` as const
const ONE = `GET ${SHOP}/order/get` as const
const CANCEL = `POST ${SHOP}/order/cancel` as const
const REFUND = `POST ${SHOP}/order/refund` as const
const CREATE = `POST ${SHOP}/manage/goods/create` as const
const ON_SALE = `POST ${SHOP}/manage/goods/putOnSale` as const
const OFF_SALE = `POST ${SHOP}/manage/goods/takeOffSale` as const
const UPDATE = `POST ${SHOP}/manage/goods/update` as const
const PRICES = `GET ${SHOP}/manage/goods/prices` as const
const MOVE = `POST ${SHOP}/manage/stock/move` as const
const NEW_MERCHANT = `POST ${SHOP}/manage/merchant/create` as const
const SHIP = `POST ${SHOP}/manage/order/ship` as const
const APPROVE = `POST ${SHOP}/manage/order/refund/approve` as const
const MANAGED = `GET ${SHOP}/manage/order/get` as const
const REDEEM = `POST ${SHOP}/manage/voucher/redeem` as const
const POINTS = `GET ${SHOP}/integral/user-integral/index` as const
const NOTIFY = '/sands-shopping/pay/notify/simulator'

const RIGHTS = [
  ...(['shop.goods.edit', 'shop.stock.edit', 'shop.orders.view', 'shop.orders.ship'] as const),
  ...(['shop.refund.request', 'shop.refund.approve', 'shop.merchants.edit'] as const),
]
const CASH = { isCashPay: true, price: 990, defaultPayType: 1 } as const
const PLACE = { province: '广东省', city: '广州市', district: '天河区' }

type Goods = CallData<typeof CREATE>
type Draft = CallBody<typeof CREATE>
type Order = CallData<typeof ORDER>

describe('the shop', () => {
  const sands = useSands()
  let manager: SignedIn
  let second: SignedIn
  let buyer: SignedIn
  let abroad: SignedIn
  let base: Draft

  beforeAll(async () => {
    manager = await signInWith(sands, 'staff20', { rights: RIGHTS, college: '沙丘学院' })
    second = await signInWith(sands, 'staff21', { rights: RIGHTS, college: '沙丘学院' })
    abroad = await sands.signIn('emma')
    buyer = await sands.signIn('staff11')
    const cover = (await upload(manager, await aJpeg(), { purpose: 'image' })).data
    const merchant = await manager.call(NEW_MERCHANT, {
      body: {
        ...{ name: 'Dune Cups', introduction: 'Cups', phone: '020-1', serviceHours: '9-17', logoFileId: null },
        ...{ areas: [{ province: '广东省', city: '', district: '' }], people: [] },
      },
    })
    expect(merchant).toSucceed()
    base = {
      ...{ spuName: 'Cup', spuType: 2, categoryId: null, courseId: null, merchantId: merchant.data.id },
      ...{ coverFileId: cover.id, pictureFileIds: [], introduction: '<p>A cup</p>', quota: null, audience: EVERYONE },
      ...{ currency: 'CNY', price: 0, integral: 0, combinationPrice: 0, combinationIntegral: 0 },
      ...{ isCashPay: false, isIntegralPay: false, isCombinationPay: false, defaultPayType: 1 },
    }
  })

  async function onSale(changes: Partial<Draft>, stock = 10): Promise<Goods> {
    const created = await manager.call(CREATE, { body: { ...base, ...changes } })
    expect(created).toSucceed()
    const { id } = created.data
    if (stock > 0)
      expect(await manager.call(MOVE, { body: { id, kind: 'supply', amount: stock, note: '' } })).toSucceed()
    const sold = await manager.call(ON_SALE, { body: { id, version: created.data.version } })
    expect(sold).toSucceed()
    return sold.data
  }
  const stockOf = async ({ id }: Pick<Goods, 'id'>) => (await buyer.call(GET, { query: { id } })).data.stock

  const addresses = new Map<Client, CallData<typeof ADDRESS>['id']>()
  async function addressOf(person: Client) {
    const known = addresses.get(person)
    if (known) return known
    const body = { name: 'A', phone: '13800000000', ...PLACE, detail: '1 Road', isDefault: 1 } as const
    const saved = await person.call(ADDRESS, { body })
    expect(saved).toSucceed()
    addresses.set(person, saved.data.id)
    return saved.data.id
  }

  async function order(person: Client, goods: Goods, payType: 1 | 2 | 3 = 1) {
    const seen = {
      currency: goods.currency,
      cash: payType === 1 ? goods.price : payType === 3 ? goods.combinationPrice : 0,
      points: payType === 2 ? goods.integral : payType === 3 ? goods.combinationIntegral : 0,
    }
    const addressId = goods.spuType === 2 ? await addressOf(person) : undefined
    return person.call(ORDER, { body: { goodsId: goods.id, payType, seen, ...(addressId ? { addressId } : {}) } })
  }
  async function placed(goods: Goods, payType: 1 | 2 | 3 = 1): Promise<Order> {
    const answer = await order(buyer, goods, payType)
    expect(answer).toSucceed()
    return answer.data
  }
  async function started({ id }: Pick<Order, 'id'>): Promise<string> {
    const answer = await buyer.call(PAY, { body: { id, provider: 'simulator', scene: 'h5' } })
    expect(answer).toSucceed()
    return answer.data.kind === 'simulator' ? answer.data.tradeNo : ''
  }
  const stateOf = async ({ id }: Pick<Order, 'id'>) => (await buyer.call(ONE, { query: { id } })).data.state

  async function givePoints(points: number): Promise<void> {
    const { kernel } = sands.server
    const [college, person] = [await collegeId(sands, '沙丘学院'), await userId(sands, 'staff11')]
    await kernel.database.transaction((tx) =>
      kernel.events.emit(tx, 'points.deserved', {
        ...{ type: 'course', userId: person, collegeId: college, cause: `shop test ${points}`, own: points },
        at: kernel.clock.now(),
      }),
    )
  }
  const availablePoints = async () => (await buyer.call(POINTS)).data.available

  it('is for people who are signed in, and its management for people with the rights', async () => {
    const visitor = sands.visitor()
    expect(await visitor.call(PAGE)).toFailWith('kernel.not_signed_in')
    expect(await visitor.call(CATEGORIES, { body: {} })).toFailWith('kernel.not_signed_in')
    expect(await buyer.call(CREATE, { body: base })).toFailWith('kernel.no_permission')
  })

  it('shows goods on sale with price, stock and merchant, only in their college', async () => {
    const goods = await onSale({ ...CASH, spuName: 'Blue cup' })
    const found = await buyer.call(PAGE, { query: { keyWord: 'blue', sortType: 2 } })
    expect(found.data.records).toMatchObject([{ id: goods.id, price: 990, currency: 'CNY', isSoldOut: 0, isBought: 0 }])
    const detail = await buyer.call(GET, { query: { id: goods.id } })
    expect(detail.data).toMatchObject({
      stock: 10,
      merchant: { name: 'Dune Cups' },
      check: { canBuy: 1, reason: null },
    })
    const merchantDetailId = detail.data.merchant?.id ?? ('' as never)
    expect((await buyer.call(MERCHANT, { query: { merchantDetailId } })).data).toMatchObject({ name: 'Dune Cups' })
    expect((await buyer.call(AREAS, { query: { merchantDetailId } })).data).toHaveLength(1)
    expect(await abroad.call(GET, { query: { id: goods.id } })).toFailWith('shop.goods_gone')
    expect(await abroad.call(MERCHANT, { query: { merchantDetailId } })).toFailWith('shop.merchant_gone')
  })

  it('says why a person cannot buy', async () => {
    const check = async (goods: Goods) => (await buyer.call(CHECK, { body: { id: goods.id } })).data.reason
    expect(await check(await onSale(CASH, 0))).toBe('stock')
    expect(await check(await onSale({ isIntegralPay: true, integral: 1_000_000, defaultPayType: 2 }))).toBe(
      'points_short',
    )
    // Who has too few points for the default way can still pay in cash.
    const both = await onSale({ ...CASH, isIntegralPay: true, integral: 1_000_000, defaultPayType: 2 })
    expect(await check(both)).toBeNull()
    expect((await buyer.call(CHECK, { body: { id: both.id, payType: 2 } })).data.reason).toBe('points_short')
    const goods = await onSale(CASH)
    expect(await check(goods)).toBeNull()
    await placed(goods)
    expect(await check(goods)).toBe('bought')
    // Who has not paid yet has bought nothing.
    expect((await buyer.call(GET, { query: { id: goods.id } })).data.isBought).toBe(0)
    const off = await onSale(CASH)
    expect(await manager.call(OFF_SALE, { body: { id: off.id, version: off.version } })).toSucceed()
    expect(await check(off)).toBe('off_sale')
    expect(await order(buyer, off)).toFailWith('shop.off_sale')
  })

  it('refuses prices that are incomplete, and remembers earlier ones', async () => {
    const draft = await manager.call(CREATE, { body: { ...base, isCashPay: true } })
    const { id, version } = draft.data
    expect(draft.data.faults).toEqual(['no_cash'])
    expect(await manager.call(ON_SALE, { body: { id, version } })).toFailWith('shop.bad_price')
    const priced = await manager.call(UPDATE, { body: { ...base, ...CASH, id, version } })
    expect(priced.data).toMatchObject({ edition: 2, price: 990 })
    expect((await manager.call(PRICES, { query: { id } })).data.map(({ price }) => price)).toEqual([990, 0])
    expect(await manager.call(UPDATE, { body: { ...base, id, version } })).toFailWith('kernel.changed_meanwhile')
  })

  it('refuses a changed price, a missing address, and an address without delivery', async () => {
    const goods = await onSale(CASH)
    const seen = { currency: 'CNY', cash: 989, points: 0 } as const
    const addressId = await addressOf(buyer)
    const body = { goodsId: goods.id, payType: 1, addressId } as const
    expect(await buyer.call(ORDER, { body: { ...body, seen } })).toFailWith('shop.price_changed')
    const right = { currency: 'CNY', cash: 990, points: 0 } as const
    const rupiah = { ...right, currency: 'IDR' } as const
    expect(await buyer.call(ORDER, { body: { ...body, seen: rupiah } })).toFailWith('shop.price_changed')
    expect(await buyer.call(ORDER, { body: { goodsId: goods.id, payType: 1, seen: right } })).toFailWith(
      'shop.address_needed',
    )
    expect(await buyer.call(ORDER, { body: { ...body, payType: 2, seen: right } })).toFailWith('shop.pay_type_off')
    const far = { name: 'A', phone: '13800000000', ...PLACE, province: '西藏', detail: '1', isDefault: 0 } as const
    const farId = (await buyer.call(ADDRESS, { body: far })).data.id
    expect(await buyer.call(ORDER, { body: { ...body, addressId: farId, seen: right } })).toFailWith(
      'shop.not_delivered_there',
    )
    expect(await stockOf(goods)).toBe(10)
  })

  it('sells the last items once each when many people buy at the same time', async () => {
    const goods = await onSale(CASH, 3)
    const people = await Promise.all(
      ['staff12', 'staff13', 'staff14', 'staff15', 'staff16'].map((n) => sands.signIn(n)),
    )
    const answers = await Promise.all(people.map((person) => order(person, goods)))
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(3)
    for (const answer of answers.filter(({ code }) => code !== 1)) expect(answer).toFailWith('shop.sold_out')
    expect(await stockOf(goods)).toBe(0)
  })

  it('lets one person place one live order of the same goods, also with two taps at once', async () => {
    const goods = await onSale(CASH)
    const answers = await Promise.all([order(buyer, goods), order(buyer, goods), order(buyer, goods)])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect(await stockOf(goods)).toBe(9)
  })

  it('pays in cash once, however often the provider says so', async () => {
    const goods = await onSale(CASH)
    const bought = await placed(goods)
    expect(bought).toMatchObject({ state: 'pending_pay', cash: 990, points: 0, steps: ['pay', 'cancel'] })
    const tradeNo = await started(bought)
    expect(await started(bought)).toBe(tradeNo)
    expect(await buyer.call(SETTLE, { body: { tradeNo, outcome: 'refuse' } })).toSucceed()
    expect(await stateOf(bought)).toBe('pending_pay')
    expect(await buyer.call(SETTLE, { body: { tradeNo, outcome: 'pay' } })).toSucceed()
    const paid = await buyer.call(ONE, { query: { id: bought.id } })
    expect(paid.data).toMatchObject({ state: 'to_ship', provider: 'simulator' })
    expect(await buyer.call(SETTLE, { body: { tradeNo, outcome: 'pay' } })).toFailWith('shop.trade_gone')
    expect((await buyer.call(ORDERS, { query: { state: 'to_ship' } })).data.records[0]).toMatchObject({ id: bought.id })
    expect(await abroad.call(ONE, { query: { id: bought.id } })).toFailWith('shop.order_gone')
  })

  it('goes on paying on the desktop what was started on the phone, with a new trade', async () => {
    const one = await placed(await onSale(CASH))
    const onPhone = await started(one)
    const { id } = one
    const ways = await buyer.call(`GET ${SHOP}/order/ways`, { query: { id, scene: 'native' } })
    expect(ways.data).toEqual(['simulator'])
    const answer = await buyer.call(PAY, { body: { id, provider: 'simulator', scene: 'native' } })
    if (answer.data.kind !== 'simulator') throw new Error('there is no trade')
    const { tradeNo } = answer.data
    expect(tradeNo).not.toBe(onPhone)
    expect(await buyer.call(SETTLE, { body: { tradeNo: onPhone, outcome: 'pay' } })).toFailWith('shop.trade_gone')
    expect(await buyer.call(SETTLE, { body: { tradeNo, outcome: 'pay' } })).toSucceed()
    expect(await stateOf(one)).toBe('to_ship')
  })

  it('refuses notifies that are forged or name another amount, and takes a repeated one', async () => {
    const { database } = sands.server.kernel
    const bought = await placed(await onSale(CASH))
    const tradeNo = await started(bought)
    const send = ({ headers, body }: { headers: object; body: string }) =>
      sands.visitor().send(NOTIFY, {
        method: 'POST',
        headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
        body,
      })
    const forged = await send({ headers: { 'wechatpay-signature': 'x', 'wechatpay-serial': 'SIMULATOR' }, body: '{}' })
    expect(forged.status).toBe(400)
    const simulator = createSimulator(sands.server.kernel)
    const trade = { tradeNo, amount: 990, currency: 'CNY', state: 'SUCCESS', transactionId: 'T1', refunded: 0 } as const
    const right = { ...trade, paidAt: sands.clock.now() }
    expect((await send(simulator.notify({ ...right, amount: 991 }))).status).toBe(400)
    const changed = simulator.notify(right)
    expect((await send({ ...changed, body: changed.body.replace('EV-', 'EV_') })).status).toBe(400)
    expect(await stateOf(bought)).toBe('pending_pay')
    const notify = simulator.notify(right)
    for (const answer of await Promise.all([send(notify), send(notify)])) expect(answer.status).toBe(204)
    expect(await stateOf(bought)).toBe('to_ship')
    const { rows } = await database.pool.query(
      'select reason, ours::int, theirs::int from refused_notifies where provider is not null order by reason',
    )
    expect(rows).toEqual([
      { reason: 'amount', ours: 990, theirs: 991 },
      { reason: 'repeated', ours: 990, theirs: 990 },
      { reason: 'serial', ours: null, theirs: null },
      { reason: 'signature', ours: null, theirs: null },
    ])
  })

  it('tells the desk about a changed price and about the order of somebody else', async () => {
    const { database } = sands.server.kernel
    const goods = await onSale(CASH)
    const seen = { currency: goods.currency, cash: 1, points: 0 }
    const addressId = await addressOf(buyer)
    const cheap = { goodsId: goods.id, payType: 1, seen, addressId } as const
    for (const _ of [1, 2]) expect(await buyer.call(ORDER, { body: cheap })).toFailWith('shop.price_changed')
    const bought = await placed(goods)
    expect(await second.call(ONE, { query: { id: bought.id } })).toFailWith('shop.order_gone')
    expect(await second.call(CANCEL, { body: { id: bought.id } })).toFailWith('shop.order_gone')
    const recorded = async () =>
      (
        await database.pool.query(
          `select reason, trade_no as number, ours::int, theirs::int, times from refused_notifies
           where goods_id = $1 or trade_no = $2 order by reason`,
          [goods.id, bought.orderNo],
        )
      ).rows
    await expect.poll(recorded).toEqual([
      { reason: 'order', number: bought.orderNo, ours: null, theirs: null, times: 2 },
      { reason: 'price', number: null, ours: 990, theirs: 1, times: 2 },
    ])
  })

  it('asks inside WeChat who pays, and takes the answer of this person only', async () => {
    const bought = await placed(await onSale(CASH))
    const wanted = { id: bought.id, provider: 'simulator', scene: 'jsapi' } as const
    const first = await buyer.call(PAY, { body: wanted })
    if (first.data.kind !== 'authorize') throw new Error('nobody was asked')
    const login = await sands.visitor().send(first.data.url.replace('#wechat_redirect', ''), { redirect: 'manual' })
    expect(login.status).toBe(302)
    const back = new URL(login.headers.get('location') ?? '', 'https://a.example')
    expect(back.pathname).toBe('/payTransfer')
    const [code = '', state = ''] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '')
    expect(await abroad.call(PAY, { body: { ...wanted, code, state } })).toFailWith('shop.order_gone')
    const other = { ...wanted, code, state: `${state.slice(0, -1)}${state.endsWith('0') ? '1' : '0'}` }
    expect(await buyer.call(PAY, { body: other })).toFailWith('shop.payer_unknown')
    expect(await buyer.call(PAY, { body: { ...wanted, code: 'wrong-code', state } })).toFailWith('shop.payer_unknown')
    const started = await buyer.call(PAY, { body: { ...wanted, code, state } })
    if (started.data.kind !== 'simulator') throw new Error('the payment was not started')
    const { tradeNo } = started.data
    // Within the same payment the payer is known, and the trade stays the same.
    expect((await buyer.call(PAY, { body: wanted })).data).toEqual(started.data)
    expect(await buyer.call(SETTLE, { body: { tradeNo, outcome: 'pay' } })).toSucceed()
    expect(await stateOf(bought)).toBe('to_ship')
    const elsewhere = first.data.url.replace('%2FpayTransfer', '%2F%2Fevil.example')
    expect((await sands.visitor().send(elsewhere.split('#')[0] ?? '', { redirect: 'manual' })).status).toBe(400)
  })

  it('goes on when the provider signs with a new certificate', async () => {
    const bought = await placed(await onSale(CASH))
    const tradeNo = await started(bought)
    const simulator = createSimulator(sands.server.kernel)
    simulator.rotate()
    sands.clock.advance(61_000)
    expect(await buyer.call(SETTLE, { body: { tradeNo, outcome: 'pay' } })).toSucceed()
    expect(await stateOf(bought)).toBe('to_ship')
  })

  it('closes an order whose trade the provider has closed, or that was paid with another amount', async () => {
    const { pool } = sands.server.kernel.database
    const closed = await placed(await onSale(CASH))
    await pool.query(`update simulator_trades set state = 'CLOSED' where trade_no = $1`, [await started(closed)])
    const wrong = await placed(await onSale(CASH))
    const tradeNo = await started(wrong)
    await pool.query('update simulator_trades set amount = amount - 1 where trade_no = $1', [tradeNo])
    await createSimulator(sands.server.kernel).settle(tradeNo, 'pay')
    sands.clock.advance(31 * 60_000)
    await runJobs(sands)
    expect(await stateOf(closed)).toBe('cancelled')
    expect(await stateOf(wrong)).toBe('cancelled')
  })

  it('hides goods from people outside their audience, also when they are off sale', async () => {
    const included = [{ kind: 'user', id: await userId(sands, 'staff12') }] as const
    const goods = await onSale({ ...CASH, audience: { included: [...included], excluded: [] } })
    const { id, version } = goods
    expect(await buyer.call(GET, { query: { id } })).toFailWith('shop.goods_gone')
    expect((await buyer.call(CHECK, { body: { id } })).data.reason).toBe('no_permission')
    expect(await manager.call(OFF_SALE, { body: { id, version } })).toSucceed()
    expect(await buyer.call(GET, { query: { id } })).toFailWith('shop.goods_gone')
    const invited = await sands.signIn('staff12')
    expect((await invited.call(GET, { query: { id } })).data.check.reason).toBe('off_sale')
  })

  it('holds points, spends them when paid, and gives them back when cancelled', async () => {
    await givePoints(500)
    const before = await availablePoints()
    const combined = {
      isCombinationPay: true,
      combinationPrice: 500,
      combinationIntegral: 30,
      defaultPayType: 3,
    } as const
    const goods = await onSale(combined)
    const bought = await placed(goods, 3)
    expect(await availablePoints()).toBe(before - 30)
    expect((await buyer.call(CANCEL, { body: { id: bought.id } })).data.state).toBe('cancelled')
    expect(await availablePoints()).toBe(before)
    expect(await stockOf(goods)).toBe(10)
    expect(await buyer.call(CANCEL, { body: { id: bought.id } })).toFailWith('shop.wrong_step')
    const again = await placed(goods, 3)
    await buyer.call(SETTLE, { body: { tradeNo: await started(again), outcome: 'pay' } })
    expect(await stateOf(again)).toBe('to_ship')
    expect(await availablePoints()).toBe(before - 30)
  })

  it('pays with points alone at once, and gives a voucher that works once', async () => {
    await givePoints(400)
    const service = { spuType: 3, spuName: 'Massage', isIntegralPay: true, integral: 20, defaultPayType: 2 } as const
    const bought = await placed(await onSale(service), 2)
    expect(bought.state).toBe('paid')
    const code = bought.voucher?.code ?? ''
    expect(code).toHaveLength(12)
    expect(await manager.call(REDEEM, { body: { code } })).toSucceed()
    expect(await manager.call(REDEEM, { body: { code } })).toFailWith('shop.voucher_used')
    expect(await manager.call(REDEEM, { body: { code: 'AAAAAAAAAAAA' } })).toFailWith('shop.voucher_gone')
    expect(await stateOf(bought)).toBe('done')
  })

  it('closes an unpaid order after half an hour, but not one that the provider knows as paid', async () => {
    const goods = await onSale(CASH)
    const unpaid = await placed(goods)
    await started(unpaid)
    const other = await onSale(CASH)
    const late = await placed(other)
    const tradeNo = await started(late)
    // The provider has the money, but its message was lost.
    await createSimulator(sands.server.kernel).settle(tradeNo, 'pay')
    sands.clock.advance(31 * 60_000)
    await runJobs(sands)
    expect(await stateOf(unpaid)).toBe('cancelled')
    expect(await stateOf(late)).toBe('to_ship')
    expect(await stockOf(goods)).toBe(10)
    expect(await stockOf(other)).toBe(9)
  })

  it('ships goods, and refunds them leg by leg after a second person agreed', async () => {
    await givePoints(300)
    const combined = {
      isCombinationPay: true,
      combinationPrice: 5000,
      combinationIntegral: 30,
      defaultPayType: 3,
    } as const
    const bought = await placed(await onSale(combined), 3)
    const before = await availablePoints()
    await buyer.call(SETTLE, { body: { tradeNo: await started(bought), outcome: 'pay' } })
    const { version } = (await manager.call(MANAGED, { query: { id: bought.id } })).data
    const shipping = { id: bought.id, version, carrier: 'SF', trackingNumber: 'SF123' }
    expect((await manager.call(SHIP, { body: shipping })).data).toMatchObject({ state: 'shipped', carrier: 'SF' })
    expect(await manager.call(SHIP, { body: shipping })).toFailWith('kernel.changed_meanwhile')
    const asked = await buyer.call(REFUND, { body: { id: bought.id, reason: 'broken' } })
    expect(asked.data).toMatchObject({ state: 'refund_requested', refunds: [{ cash: 5000, points: 30 }] })
    const seen = (await second.call(MANAGED, { query: { id: bought.id } })).data
    await prove(second)
    const approval = { id: bought.id, version: seen.version, note: '' }
    expect(await second.call(APPROVE, { body: approval })).toSucceed()
    expect(await availablePoints()).toBe(before + 30)
    await runJobs(sands)
    expect(await stateOf(bought)).toBe('refund_success')
  })
})
