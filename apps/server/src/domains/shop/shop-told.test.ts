import type { CallBody } from '@sands/contract/calls'
import { EVERYONE } from '@sands/rules/audience'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { runJobs } from '../../testing/jobs.ts'
import { signInWith, userId } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'
import { upload } from '../../testing/upload.ts'
import type { SendMessage } from '../message/index.ts'
import { createTellStaff } from './orders/tell-staff.service.ts'
import { warnVouchersJob } from './shop.jobs.ts'

const SHOP = '/sands-shopping/api/v1'
const INBOX = 'GET /sands-system/api/v1/message/page'
const DAY_MS = 86_400_000
const RIGHTS = [
  ...(['shop.goods.edit', 'shop.stock.edit', 'shop.orders.view', 'shop.orders.ship'] as const),
  ...(['shop.refund.approve', 'shop.merchants.edit'] as const),
]
const SEEN = { currency: 'CNY', cash: 990, points: 0 } as const

describe('messages about orders', () => {
  const sands = useSands()
  const titlesOf = async (person: Client) =>
    (await person.call(INBOX, { query: { size: 50 } })).data.records.map(({ title }) => title)

  it('tell the people of the merchant what to ship, and approvers about a refund', async () => {
    const manager = await signInWith(sands, 'staff20', { rights: RIGHTS, college: '沙丘学院' })
    const shipper = await signInWith(sands, 'staff22', { rights: ['shop.orders.ship'], college: '沙丘学院' })
    const buyer = await sands.signIn('staff11')
    const cover = (await upload(manager, await aJpeg(), { purpose: 'image' })).data
    const merchant = await manager.call(`POST ${SHOP}/manage/merchant/create`, {
      body: {
        ...{ name: 'Dune Cups', introduction: '', phone: '', serviceHours: '', logoFileId: null, areas: [] },
        people: [await userId(sands, 'staff22')],
      },
    })
    expect(merchant).toSucceed()
    const draft: CallBody<`POST ${typeof SHOP}/manage/goods/create`> = {
      ...{ spuName: 'Told cup', spuType: 2, categoryId: null, courseId: null, merchantId: merchant.data.id },
      ...{ coverFileId: cover.id, pictureFileIds: [], introduction: '', quota: null, audience: EVERYONE },
      ...{ currency: 'CNY', price: 990, integral: 0, combinationPrice: 0, combinationIntegral: 0 },
      ...{ isCashPay: true, isIntegralPay: false, isCombinationPay: false, defaultPayType: 1 },
    }
    const created = await manager.call(`POST ${SHOP}/manage/goods/create`, { body: draft })
    expect(created).toSucceed()
    const { id: goodsId, version } = created.data
    const supply = { id: goodsId, kind: 'supply', amount: 5, note: '' } as const
    expect(await manager.call(`POST ${SHOP}/manage/stock/move`, { body: supply })).toSucceed()
    expect(await manager.call(`POST ${SHOP}/manage/goods/putOnSale`, { body: { id: goodsId, version } })).toSucceed()
    const address = await buyer.call(`POST ${SHOP}/address/save`, {
      body: {
        ...{ name: 'A', phone: '13800000000', province: '广东省', city: '广州市', district: '天河区' },
        ...{ detail: '1 Road', isDefault: 1 },
      },
    })
    const order = await buyer.call(`POST ${SHOP}/order/create`, {
      body: { goodsId, payType: 1, seen: SEEN, addressId: address.data.id },
    })
    expect(order).toSucceed()
    const { id } = order.data
    const started = await buyer.call(`POST ${SHOP}/order/pay`, { body: { id, provider: 'simulator', scene: 'h5' } })
    const tradeNo = started.data.kind === 'simulator' ? started.data.tradeNo : ''
    expect(await buyer.call(`POST ${SHOP}/pay/simulator/settle`, { body: { tradeNo, outcome: 'pay' } })).toSucceed()
    await runJobs(sands)
    const isAbout = (title: string) => title.includes('Told cup')
    expect((await titlesOf(shipper)).filter(isAbout)).toHaveLength(1)
    expect((await titlesOf(manager)).filter(isAbout)).toEqual([])

    // Nobody of the merchant can ship any more: those who ship for all merchants hear of it.
    const heard: unknown[] = []
    const tellStaff = createTellStaff(sands.server.kernel, async (_tx, { to }) => {
      if ('userIds' in to) heard.push(...to.userIds)
      return '1' as never
    })
    const setStatus = (status: string) =>
      change(sands, 'update users set status = $2 where id = $1', merchant.data.people[0], status)
    await setStatus('disabled')
    await tellStaff({ orderId: id, step: 'pay', by: null, version: 0 })
    await setStatus('active')
    expect(heard).toContainEqual(await userId(sands, 'staff20'))

    expect(await buyer.call(`POST ${SHOP}/order/refund`, { body: { id, reason: 'changed my mind' } })).toSucceed()
    await runJobs(sands)
    expect((await titlesOf(manager)).filter(isAbout)).toHaveLength(1)
    expect((await titlesOf(shipper)).filter(isAbout)).toHaveLength(1)
    // The buyer knows what they asked for, and was told only that the order is paid.
    expect((await titlesOf(buyer)).filter(isAbout)).toHaveLength(1)
  })

  it('tell a buyer that an order counts as received, but not what they did themselves', async () => {
    const { rows } = await change(
      sands,
      `update orders set shipped_at = $1::timestamptz
       where id = (select id from orders where state = 'shipped' order by id limit 1) returning id, user_id`,
      new Date(sands.clock.now().getTime() - 16 * DAY_MS).toISOString(),
    )
    const told = async () => {
      const found = await change(sands, `select dedupe_key from messages where dedupe_key like 'shop.receive %'`)
      return found.rows.map((row) => String(row.dedupe_key))
    }
    expect(await told()).toEqual([])
    await change(sands, `insert into jobs.job (name, data) values ('shop.end-orders', '{}')`)
    await runJobs(sands)
    expect((await told()).some((key) => key.startsWith(`shop.receive ${rows[0].id} `))).toBe(true)
  })

  it('warn of a voucher a month before it ends, and of no other', async () => {
    const { kernel } = sands.server
    const { rows } = await change(sands, 'select order_id as id from vouchers where used_at is null order by order_id')
    const [first] = rows
    const end = (days: number) => new Date(sands.clock.now().getTime() + days * DAY_MS).toISOString()
    const setEnd = (days: number) =>
      change(sands, 'update vouchers set expires_at = $2::timestamptz where order_id = $1', first.id, end(days))
    const told: string[] = []
    const send: SendMessage = async (_tx, { dedupeKey = '' }) => {
      if (dedupeKey === `shop.voucher_ending ${first.id}`) told.push(dedupeKey)
      return '1' as never
    }
    const warn = warnVouchersJob(kernel, send, async () => '2026-03-02')
    await change(sands, `update orders set state = 'paid' where id = $1`, first.id)
    await setEnd(31)
    await warn.run({})
    expect(told).toEqual([])
    await setEnd(30)
    await warn.run({})
    expect(told).toHaveLength(1)
  })
})
