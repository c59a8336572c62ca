import type { CallData } from '@sands/contract/calls'
import type { Id } from '@sands/contract/kernel/schema'
import type { OrderState } from '@sands/rules/shop/order'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { runJobs } from '../../testing/jobs.ts'
import { signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'

const SHOP = '/sands-shopping/api/v1'
const MANAGE = '/sands-shopping/api/v1/manage'
const ORDERS = `GET ${MANAGE}/order/page` as const
const ORDER = `GET ${MANAGE}/order/get` as const
const GOODS = `GET ${MANAGE}/goods/page` as const
const MERCHANTS = `GET ${MANAGE}/merchant/list` as const
const CATEGORIES = `GET ${MANAGE}/goods-category/list` as const
const ALL = [
  ...(['shop.goods.edit', 'shop.stock.edit', 'shop.orders.view', 'shop.orders.ship', 'shop.reconcile'] as const),
  ...(['shop.refund.request', 'shop.refund.approve', 'shop.merchants.edit', 'shop.reports.view'] as const),
]
const COLLEGE = '沙丘学院'

describe('the management of the shop', () => {
  const sands = useSands()
  let manager: SignedIn
  let second: SignedIn
  let learner: SignedIn

  beforeAll(async () => {
    manager = await signInWith(sands, 'staff20', { rights: ALL, college: COLLEGE })
    second = await signInWith(sands, 'staff21', { rights: ALL, college: COLLEGE })
    learner = await sands.signIn('learner')
  })

  type Line = CallData<typeof ORDERS>['records'][number]
  async function inState(state: OrderState): Promise<Line> {
    const { data } = await manager.call(ORDERS, { query: { state } })
    const [line] = data.records
    if (!line) throw new Error(`the demo company has no order that is ${state}`)
    return line
  }
  const seen = async (id: Line['id']) => (await manager.call(ORDER, { query: { id } })).data

  it('is closed to people without the rights', async () => {
    for (const name of [ORDERS, GOODS, MERCHANTS, CATEGORIES, `GET ${MANAGE}/reconcile/page`] as const)
      expect(await learner.call(name)).toFailWith('kernel.no_permission')
  })

  it('lists orders by state and by words, and people of a merchant see only its orders', async () => {
    const all = (await manager.call(ORDERS)).data
    expect(all.total).toBeGreaterThanOrEqual(12)
    const line = await inState('to_ship')
    expect((await manager.call(ORDERS, { query: { keyWord: line.orderNo } })).data.records).toMatchObject([
      { id: line.id, merchantName: '沙丘杂货铺' },
    ])
    const seller = await signInWith(sands, 'staff22', { rights: ['shop.orders.ship'], college: COLLEGE })
    expect((await seller.call(ORDERS)).data.total).toBe(0)
    expect(await seller.call(ORDER, { query: { id: line.id } })).toFailWith('shop.order_gone')
    await change(
      sands,
      `insert into merchant_people (merchant_id, user_id) select id, $1 from merchants where name = '云溪健康馆'`,
      await userId(sands, 'staff22'),
    )
    const own = (await seller.call(ORDERS)).data.records
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ merchantName }) => merchantName))).toEqual(new Set(['云溪健康馆']))
  })

  it('adds, renames, moves and deletes categories', async () => {
    const add = (name: string, parentId: Id<'goodsCategory'> | null) =>
      manager.call(`POST ${MANAGE}/goods-category/create`, { body: { name, parentId } })
    const [one, other] = [await add('One', null), await add('Other', null)]
    expect(one).toSucceed()
    const { id, version } = one.data
    const renamed = await manager.call(`POST ${MANAGE}/goods-category/rename`, { body: { id, version, name: 'First' } })
    expect(renamed.data).toMatchObject({ name: 'First' })
    const moving = { id, version: renamed.data.version, parentId: other.data.id, beforeId: null }
    expect(await manager.call(`POST ${MANAGE}/goods-category/move`, { body: moving })).toSucceed()
    const list = (await manager.call(CATEGORIES)).data
    const moved = list.find((row) => row.id === id)
    expect(moved).toMatchObject({ level: 2, parentId: other.data.id })
    const removal = { id, version: moved?.version ?? 0 }
    expect(await manager.call(`POST ${MANAGE}/goods-category/remove`, { body: removal })).toSucceed()
  })

  it('changes merchants, and keeps one that sells something', async () => {
    const [merchant] = (await manager.call(MERCHANTS)).data.filter(({ goodsCount }) => goodsCount > 0)
    if (!merchant) throw new Error('the demo company has no merchant')
    const { id, version, goodsCount: _, logoUrl: __, members: ___, ...draft } = merchant
    const body = { ...draft, id, version, phone: '020-1', people: [await userId(sands, 'staff20')] }
    const updated = await manager.call(`POST ${MANAGE}/merchant/update`, { body })
    expect(updated.data).toMatchObject({ phone: '020-1', people: body.people })
    expect(await manager.call(`POST ${MANAGE}/merchant/update`, { body })).toFailWith('kernel.changed_meanwhile')
    const strangers = { ...body, version: updated.data.version, people: [await userId(sands, 'emma')] }
    expect(await manager.call(`POST ${MANAGE}/merchant/update`, { body: strangers })).toFailWith('shop.person_unknown')
    expect(updated.data.members).toMatchObject([{ id: body.people[0] }])
    // Somebody of the merchant has left the college since.
    await change(sands, 'insert into merchant_people (merchant_id, user_id) values ($1, $2)', id, strangers.people[0])
    const known = { ...strangers, people: [...body.people, ...strangers.people] }
    const again = await manager.call(`POST ${MANAGE}/merchant/update`, { body: known })
    expect(again.data).toMatchObject({ people: expect.arrayContaining(known.people) })
    const lost = {
      ...body,
      version: again.data.version,
      areas: [{ province: '广东省', city: '杭州市', district: '' }],
    }
    expect(await manager.call(`POST ${MANAGE}/merchant/update`, { body: lost })).toFailWith('shop.area_unknown')
    const removal = { id, version: again.data.version }
    expect(await manager.call(`POST ${MANAGE}/merchant/remove`, { body: removal })).toFailWith('shop.merchant_in_use')
  })

  it('lists goods with their stock, and deletes them while their orders stay', async () => {
    const { data } = await manager.call(GOODS, { query: { keyWord: '折叠伞' } })
    const [umbrella] = data.records
    if (!umbrella) throw new Error('the demo company has no umbrella')
    const { id } = umbrella
    expect((await manager.call(`GET ${MANAGE}/goods/get`, { query: { id } })).data).toMatchObject({ state: 'off_sale' })
    const moves = (await manager.call(`GET ${MANAGE}/stock/page`, { query: { id } })).data.records
    expect(moves.reduce((sum, { amount }) => sum + amount, 0)).toBe(umbrella.stock)
    const [newest, ...older] = moves
    const rest = (
      await manager.call(`GET ${MANAGE}/stock/page`, { query: { id, before: newest?.id ?? (id as never) } })
    ).data
    expect(rest.records).toEqual(older)
    expect(rest.total).toBe(moves.length)
    const below = { id, kind: 'correction', amount: -4, note: '' } as const
    expect(await manager.call(`POST ${MANAGE}/stock/move`, { body: below })).toFailWith('shop.stock_below_zero')
    const removal = { id, version: umbrella.version }
    expect(await manager.call(`POST ${MANAGE}/goods/remove`, { body: removal })).toSucceed()
    expect(await manager.call(`GET ${MANAGE}/goods/get`, { query: { id } })).toFailWith('shop.goods_gone')
  })

  it('rejects a refund, requests one for a buyer, and lets nobody approve their own request', async () => {
    const line = await inState('refund_requested')
    const { version } = await seen(line.id)
    const rejected = await manager.call(`POST ${MANAGE}/order/refund/reject`, {
      body: { id: line.id, version, note: 'Please send it back first' },
    })
    expect(rejected.data).toMatchObject({ state: 'shipped', refunds: [{ state: 'rejected' }] })
    const wanted = { id: line.id, version: rejected.data.version, points: 0, reason: 'broken' }
    const tooMuch = { ...wanted, cash: rejected.data.cash + 1 }
    expect(await manager.call(`POST ${MANAGE}/order/refund/request`, { body: tooMuch })).toFailWith(
      'shop.refund_too_large',
    )
    const asked = await manager.call(`POST ${MANAGE}/order/refund/request`, {
      body: { ...wanted, cash: rejected.data.cash - 100 },
    })
    expect(asked.data.state).toBe('refund_requested')
    const approval = { id: line.id, version: asked.data.version, note: '' }
    const approve = `POST ${MANAGE}/order/refund/approve` as const
    expect(await manager.call(approve, { body: approval })).toFailWith('shop.second_person_needed')
    expect(await second.call(approve, { body: approval })).toSucceed()
    await runJobs(sands)
    // A part was given back, so that the order goes on, and the rest can follow.
    const part = await seen(line.id)
    expect(part).toMatchObject({ state: 'shipped', refundable: { cash: 100, points: 0 } })
    const rest = { id: line.id, version: part.version, points: 0, reason: 'broken' }
    const request = `POST ${MANAGE}/order/refund/request` as const
    expect(await manager.call(request, { body: { ...rest, cash: 101 } })).toFailWith('shop.refund_too_large')
    const last = await manager.call(request, { body: { ...rest, cash: 100 } })
    expect(last).toSucceed()
    expect(await second.call(approve, { body: { id: line.id, version: last.data.version, note: '' } })).toSucceed()
    await runJobs(sands)
    expect(await seen(line.id)).toMatchObject({ state: 'refund_success', refundable: { cash: 0, points: 0 } })
  })

  it('shows the code of a voucher to nobody but its buyer before it is redeemed', async () => {
    const { data } = await manager.call(ORDERS, { query: { state: 'paid' } })
    const service = data.records.find(({ goods }) => goods.spuType === 3)
    if (!service) throw new Error('the demo company has no voucher')
    expect((await seen(service.id)).voucher).toMatchObject({ code: '', isUsed: 0 })
    const { rows } = await change(sands, 'select code from vouchers where order_id = $1', service.id)
    const redeemed = await manager.call(`POST ${MANAGE}/voucher/redeem`, { body: { code: rows[0].code } })
    expect(redeemed.data.voucher).toMatchObject({ code: rows[0].code, isUsed: 1 })
  })

  it('sends a failed refund again, or settles it by hand', async () => {
    const line = await inState('refund_failed')
    const body = { id: line.id, version: (await seen(line.id)).version }
    const retried = (await manager.call(`POST ${MANAGE}/order/refund/retry`, { body })).data
    expect(retried.state).toBe('refund_processing')
    const note = 'paid in cash at the desk'
    const settled = { ...body, version: retried.version, note }
    await runJobs(sands)
    expect(await manager.call(`POST ${MANAGE}/order/refund/settle`, { body: settled })).toFailWith(
      'kernel.changed_meanwhile',
    )
    expect(await seen(line.id)).toMatchObject({ state: 'refund_success' })
    const now = { ...settled, version: (await seen(line.id)).version }
    expect(await manager.call(`POST ${MANAGE}/order/refund/settle`, { body: now })).toFailWith('shop.wrong_step')
  })

  it('settles a difference of a statement once', async () => {
    await change(
      sands,
      `insert into statement_lines (provider, day, kind, trade_no, theirs) values ('simulator', '2026-01-01', 'missing_here', 'P1', 990)`,
    )
    const open = async () => (await manager.call(`GET ${MANAGE}/reconcile/page`, { query: { isOpen: 1 } })).data.records
    const [line] = await open()
    if (!line) throw new Error('the difference is missing')
    const body = { id: line.id, note: 'a test of the provider' }
    expect(await manager.call(`POST ${MANAGE}/reconcile/settle`, { body })).toSucceed()
    expect(await manager.call(`POST ${MANAGE}/reconcile/settle`, { body })).toFailWith('shop.difference_gone')
    expect(await open()).toEqual([])
  })

  it('reports sales by goods', async () => {
    const day = (ago: number) => new Date(sands.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10)
    const lines = (await manager.call(`GET ${MANAGE}/sales/report`, { query: { from: day(90), until: day(0) } })).data
    const cup = lines.find(({ spuName }) => spuName === '沙丘保温杯')
    expect(cup?.orders).toBeGreaterThanOrEqual(5)
    expect(cup?.cash).toBe((cup?.orders ?? 0) * 9900)
    expect(cup?.refundedCash).toBeLessThanOrEqual(cup?.cash ?? 0)
  })

  it('lets buyers withdraw a refund, confirm a delivery and keep their addresses', async () => {
    const shipped = await inState('shipped')
    const { rows } = await change(
      sands,
      'select user_name as name from users where id = (select user_id from orders where id = $1)',
      shipped.id,
    )
    const buyer = await sands.signIn(rows[0].name)
    const { id } = shipped
    expect((await buyer.call(`GET ${SHOP}/order/ways`, { query: { id } })).data).toEqual(['simulator'])
    expect(await buyer.call(`POST ${SHOP}/order/refund`, { body: { id, reason: 'late' } })).toSucceed()
    const back = await buyer.call(`POST ${SHOP}/order/refund/withdraw`, { body: { id } })
    expect(back.data).toMatchObject({ state: 'shipped', refunds: [{ state: 'withdrawn' }] })
    expect(await learner.call(`POST ${SHOP}/order/receive`, { body: { id } })).toFailWith('shop.order_gone')
    expect((await buyer.call(`POST ${SHOP}/order/receive`, { body: { id } })).data.state).toBe('done')
    const place = { province: '广东省', city: '广州市', district: '天河区', detail: '1', isDefault: 1 } as const
    const saved = await buyer.call(`POST ${SHOP}/address/save`, { body: { name: 'A', phone: '13800000000', ...place } })
    expect((await buyer.call(`GET ${SHOP}/address/list`)).data).toMatchObject([{ id: saved.data.id, isDefault: 1 }])
    const removal = { body: { id: saved.data.id } }
    expect(await learner.call(`POST ${SHOP}/address/remove`, removal)).toFailWith('shop.address_gone')
    expect(await buyer.call(`POST ${SHOP}/address/remove`, removal)).toSucceed()
  })
})
