import type { CallBody } from '@sands/contract/calls'
import { expiresAt } from '@sands/rules/shop/order'
import { describe, expect, it } from 'vitest'
import { collegeId, signInWith, userId } from '../../testing/people.ts'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'
import { orderRepo } from './orders/order.repo.ts'
import { stockRepo } from './orders/stock.repo.ts'

const MANAGE = '/sands-shopping/api/v1/manage'
const COLLEGE = '沙丘学院'
const RIGHTS = ['shop.goods.edit', 'shop.merchants.edit'] as const

describe('an order and a change at the same time', () => {
  const sands = useSands()

  /** Buys, as the shop does: stores the order, and takes the stock when `meanwhile` is over or waits for a lock. */
  async function buyDuring(name: string, meanwhile: () => Promise<unknown>) {
    const { database, clock } = sands.server.kernel
    const find = `select id, merchant_id as merchant from goods where name = $1`
    const [{ id: goodsId, merchant: merchantId }] = (await change(sands, find, name)).rows
    const [college, buyer] = [await collegeId(sands, COLLEGE), await userId(sands, 'staff19')]
    const at = clock.now()
    let other: Promise<unknown> = Promise.resolve()
    await database.transaction(async (tx) => {
      const order = await orderRepo.add(tx, {
        ...{ collegeId: college, userId: buyer, number: `S${at.getTime()}`, goodsId, merchantId, goodsName: name },
        ...{ goodsType: 2, edition: 1, payType: 1, currency: 'CNY', cash: 1, points: 0, state: 'cancelled' },
        ...{ isLive: false, createdAt: at, expiresAt: expiresAt(at) },
      })
      if (!order) throw new Error('the order was not stored')
      let isOver = false
      other = meanwhile().finally(() => {
        isOver = true
      })
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      while (!isOver && (await change(sands, waiting)).rows.length === 0) await new Promise(setImmediate)
      expect(await stockRepo.move(tx, { goodsId, kind: 'sale', amount: -1, orderId: order.id, at })).toBeDefined()
    })
    return other
  }

  it('both succeed when the goods are edited', async () => {
    const editor = await signInWith(sands, 'staff20', { rights: RIGHTS, college: COLLEGE })
    const [item] = (await editor.call(`GET ${MANAGE}/goods/page`, { query: { spuType: 2, state: 'on_sale' } })).data
      .records
    if (!item) throw new Error('the demo company sells nothing')
    await change(sands, 'update goods set stock = 5 where id = $1', item.id)
    const known = (await editor.call(`GET ${MANAGE}/goods/get`, { query: { id: item.id } })).data
    const { pictureUrls: _, faults: __, coverImgUrl: ___, state: ____, ...draft } = known
    const body = { ...draft, quota: 9 } as CallBody<`POST ${typeof MANAGE}/goods/update`>
    const edited = await buyDuring(item.spuName, () => editor.call(`POST ${MANAGE}/goods/update`, { body }))
    expect(edited).toSucceed()
  })

  it('both succeed when the merchant is edited', async () => {
    const editor = await signInWith(sands, 'staff20', { rights: RIGHTS, college: COLLEGE })
    const [item] = (await editor.call(`GET ${MANAGE}/goods/page`, { query: { spuType: 2, state: 'on_sale' } })).data
      .records
    if (!item) throw new Error('the demo company sells nothing')
    const { merchantId } = (await editor.call(`GET ${MANAGE}/goods/get`, { query: { id: item.id } })).data
    const merchants = (await editor.call(`GET ${MANAGE}/merchant/list`)).data
    const {
      goodsCount: _,
      logoUrl: __,
      members: ___,
      ...body
    } = merchants.find(({ id }) => id === merchantId) ?? expect.fail()
    const edited = await buyDuring(item.spuName, () =>
      editor.call(`POST ${MANAGE}/merchant/update`, { body: { ...body, phone: '020-2' } }),
    )
    expect(edited).toSucceed()
  })
})
