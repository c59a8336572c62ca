import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../kernel/viewer.ts'
import { collegeId, signInWith } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'
import type { Batches } from '../ops/index.ts'
import { createGoodsExports } from './manage/goods-export.service.ts'
import { createSalesService } from './manage/sales.service.ts'

const MANAGE = '/sands-shopping/api/v1/manage'
const COLLEGE = '沙丘学院'
const batches: Batches = { add: () => undefined, start: async () => '1' as never }

describe('lists of the shop', () => {
  const sands = useSands()

  it('are of whole days in the time zone of the person, the last one included', async () => {
    const manager = await signInWith(sands, 'staff20', {
      rights: ['shop.orders.view', 'shop.reports.view'],
      college: COLLEGE,
    })
    const [order] = (
      await change(
        sands,
        `update orders set created_at = '2020-01-02T17:30:00Z', paid_at = '2020-01-02T17:30:00Z' where id =
          (select min(o.id) from orders o join colleges c on c.id = o.college_id where c.name = $1 and o.state = 'done')
         returning id::text`,
        COLLEGE,
      )
    ).rows
    const found = async (from: string, until: string, zone: string) => {
      const input = { query: { from, until }, headers: { 'x-time-zone': zone } }
      const { records } = (await manager.call(`GET ${MANAGE}/order/page`, input)).data
      const lines = (await manager.call(`GET ${MANAGE}/sales/report`, input)).data
      return { orders: records.map(({ id }) => id), sold: lines.length }
    }
    const once = { orders: [order.id], sold: 1 }
    const never = { orders: [], sold: 0 }
    // Half past one in the morning of the third in China, in the evening of the second in London.
    expect(await found('2020-01-03', '2020-01-03', 'Asia/Shanghai')).toEqual(once)
    expect(await found('2020-01-02', '2020-01-02', 'Asia/Shanghai')).toEqual(never)
    expect(await found('2020-01-02', '2020-01-02', 'Europe/London')).toEqual(once)
    expect(await found('2020-01-03', '2020-01-03', 'Europe/London')).toEqual(never)
  })

  it('are not exported when they have more rows than a spreadsheet', async () => {
    const { kernel } = sands.server
    const viewer = { collegeId: await collegeId(sands, COLLEGE), timeZone: 'Asia/Shanghai' } as Viewer
    const refusal = { errorName: 'shop.export_too_large', params: { most: 1 } }
    const goods = createGoodsExports(kernel, batches, 1)
    await expect(kernel.database.transaction((tx) => goods.start(tx, viewer, {}))).rejects.toMatchObject(refusal)
    const sales = createSalesService(kernel, batches, 1)
    const days = { from: '2000-01-01', until: '2100-01-01' }
    await expect(kernel.database.transaction((tx) => sales.export(tx, viewer, days))).rejects.toMatchObject(refusal)
  })

  it('sort goods by cash, then by points, and never compare the two', async () => {
    const learner = await sands.signIn('learner')
    const page = async () =>
      (await learner.call('GET /sands-shopping/api/v1/goods/page', { query: { sortType: 2, size: 100 } })).data.records
    const shown = (await page()).map(
      ({ defaultPayType: way, price, integral, combinationPrice, combinationIntegral }) => ({
        cash: way === 1 ? price : way === 2 ? 0 : combinationPrice,
        points: way === 1 ? 0 : way === 2 ? integral : combinationIntegral,
      }),
    )
    expect(new Set(shown.map(({ cash }) => cash > 0)).size).toBe(2)
    expect(shown).toEqual(shown.toSorted((a, b) => a.cash - b.cash || a.points - b.points))
  })
})
