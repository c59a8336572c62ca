import { beforeAll, describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../testing/batch.ts'
import type { SignedIn } from '../../testing/client.ts'
import { sheetOf } from '../../testing/files/sheet.ts'
import { signInWith } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'

const MANAGE = '/sands-shopping/api/v1/manage'
const REFUSED = `GET ${MANAGE}/reconcile/refused` as const
const EXPORT = `POST ${MANAGE}/order/export` as const
const GOODS = `POST ${MANAGE}/goods/export` as const
const SALES = `POST ${MANAGE}/sales/export` as const
const REPORT = `GET ${MANAGE}/sales/report` as const
const NOTIFY = '/sands-shopping/pay/notify/simulator'

describe('the management of messages and exports', () => {
  const sands = useSands()
  let manager: SignedIn
  let learner: SignedIn

  beforeAll(async () => {
    manager = await signInWith(sands, 'staff20', {
      rights: ['shop.orders.view', 'shop.reconcile', 'shop.goods.edit', 'shop.reports.view'],
      college: '沙丘学院',
    })
    learner = await sands.signIn('learner')
  })

  it('reads which messages of providers were refused, each once with how often it came', async () => {
    expect(await sands.visitor().call(REFUSED)).toFailWith('kernel.not_signed_in')
    expect(await learner.call(REFUSED)).toFailWith('kernel.no_permission')
    const forge = () =>
      sands.visitor().send(NOTIFY, { method: 'POST', headers: { 'wechatpay-serial': 'made-up' }, body: '{}' })
    for (const _ of [1, 2, 3]) expect((await forge()).status).toBe(400)
    expect((await manager.call(REFUSED)).data.records).toMatchObject([
      { provider: 'simulator', reason: 'serial', tradeNo: null, times: 3 },
    ])
    // Messages about trades of another college are for their own managers.
    await change(
      sands,
      `insert into refused_notifies (provider, reason, trade_no, at) select 'simulator', 'amount', p.trade_no, now()
       from payments p join orders o on o.id = p.order_id join colleges c on c.id = o.college_id
       where c.name <> '沙丘学院' limit 1`,
    )
    expect((await manager.call(REFUSED)).data.total).toBe(1)
  })

  it('exports orders to a spreadsheet, without codes of vouchers', async () => {
    expect(await learner.call(EXPORT, { body: {} })).toFailWith('kernel.no_permission')
    const { data } = await manager.call(EXPORT, { body: { state: 'paid' } })
    const batch = await batchEnded(manager, data.batchId)
    expect(batch.reason).toBeNull()
    expect(batch).toMatchObject({ state: 'done', file: { name: 'Orders.xlsx' } })
    const [headings, ...rows] = await sheetOf(await batchFile(manager, batch.id))
    expect(headings?.slice(0, 3)).toEqual(['Order number', 'Item', 'Buyer'])
    expect(rows.length).toBeGreaterThan(0)
    const { rows: codes } = await change(sands, 'select code from vouchers')
    for (const { code } of codes) expect(rows.flat()).not.toContain(code)
  })

  it('exports goods with their prices and their stock, as the filter says', async () => {
    expect(await learner.call(GOODS, { body: {} })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(GOODS, { body: {} })).toFailWith('kernel.not_signed_in')
    const { data: page } = await manager.call(`GET ${MANAGE}/goods/page`, { query: { state: 'on_sale', size: 100 } })
    const { data } = await manager.call(GOODS, { body: { state: 'on_sale' } })
    const batch = await batchEnded(manager, data.batchId)
    expect(batch).toMatchObject({ state: 'done', file: { name: 'Goods.xlsx' } })
    const [headings, ...rows] = await sheetOf(await batchFile(manager, batch.id))
    expect(headings?.slice(0, 3)).toEqual(['Item', 'Type', 'State'])
    const names = page.records.map(({ spuName }) => spuName).toSorted()
    expect(rows.map(([name]) => name).toSorted()).toEqual(names)
    expect(new Set(rows.map(([, , state]) => state))).toEqual(new Set(['On sale']))
  })
  it('exports sales by goods, as the report says', async () => {
    const day = (ago: number) => new Date(sands.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10)
    const days = { from: day(90), until: day(0) }
    expect(await sands.visitor().call(SALES, { body: days })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(SALES, { body: days })).toFailWith('kernel.no_permission')
    const { data: lines } = await manager.call(REPORT, { query: days })
    const { data } = await manager.call(SALES, { body: days })
    const batch = await batchEnded(manager, data.batchId)
    expect(batch).toMatchObject({ state: 'done', file: { name: 'Sales.xlsx' } })
    const [headings, ...rows] = await sheetOf(await batchFile(manager, batch.id))
    expect(headings?.slice(0, 3)).toEqual(['Item', 'Orders', 'Currency'])
    expect(rows.map(([name, orders]) => [name, Number(orders)])).toEqual(
      lines.map(({ spuName, orders }) => [spuName, orders]),
    )
  })

  it('reports points that have gone back while their cash is on its way', async () => {
    const day = (ago: number) => new Date(sands.clock.now().getTime() - ago * 86_400_000).toISOString().slice(0, 10)
    const sums = async () => {
      const { data } = await manager.call(REPORT, { query: { from: day(90), until: day(-1) } })
      const add = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0)
      const [cash, points] = [data.map((line) => line.refundedCash), data.map((line) => line.refundedPoints)]
      return { cash: add(cash), points: add(points) }
    }
    const before = await sums()
    const { rowCount } = await change(
      sands,
      `update refunds r set points = 7 from orders o join colleges c on c.id = o.college_id
       where o.id = r.order_id and r.state = 'processing' and not r.is_late and c.name = '沙丘学院'`,
    )
    expect(rowCount).toBeGreaterThan(0)
    expect(await sums()).toEqual({ cash: before.cash, points: before.points + 7 * (rowCount ?? 0) })
  })

  it('refuses days that do not exist', async () => {
    for (const from of ['2026-02-31', '2026-13-01', '0000-01-01', 'yesterday']) {
      expect(await manager.call(REPORT, { query: { from, until: '2026-03-01' } })).toFailWith('kernel.invalid_field')
      expect(await manager.call(SALES, { body: { from, until: '2026-03-01' } })).toFailWith('kernel.invalid_field')
    }
  })
})
