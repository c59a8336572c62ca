import type { CallBody, CallData } from '@sands/contract/calls'
import { EVERYONE } from '@sands/rules/audience'
import { describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { prove } from '../../testing/factor/prove.ts'
import { runJobs } from '../../testing/jobs.ts'
import { collegeId, signInWith, userId } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { SHOP_RULES } from '../../testing/shop/shop-rules.ts'
import { upload } from '../../testing/upload.ts'
import { verifyLedger } from '../points/index.ts'
import type { IncomingNotify } from './pay/pay-provider.kind.ts'
import { simulatorRepo } from './pay/simulator.repo.ts'
import { createSimulator } from './pay/simulator.service.ts'

const RUNS = 360
const AT_ONCE = 6
const SHOP = '/sands-shopping/api/v1'
const COLLEGE = '沙丘学院'
const NOTIFY = '/sands-shopping/pay/notify/simulator'
const RIGHTS = [
  'shop.goods.edit',
  'shop.stock.edit',
  'shop.orders.view',
  'shop.orders.ship',
  'shop.refund.request',
  'shop.refund.approve',
] as const
const BUYERS = ['staff12', 'staff13', 'staff14', 'staff15', 'staff16']

/** Numbers that look random and are the same in every run: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Draft = CallBody<`POST ${typeof SHOP}/manage/goods/create`>
type Goods = CallData<`POST ${typeof SHOP}/manage/goods/create`>
type OrderState = CallData<`GET ${typeof SHOP}/order/get`>['state']

describe('random orders of many people at the same time', () => {
  const sands = useSands()

  it('keep stock, cash and points in agreement', async () => {
    const { kernel } = sands.server
    const { database } = kernel
    const pick = numbers(20_261_117)
    const one = <Item>(items: readonly Item[]): Item => {
      const item = items[pick(items.length)]
      if (item === undefined) throw new Error('there is nothing to choose from')
      return item
    }
    const manager = await signInWith(sands, 'staff20', { rights: RIGHTS, college: COLLEGE })
    const second = await signInWith(sands, 'staff21', { rights: RIGHTS, college: COLLEGE })
    const buyers: SignedIn[] = []
    for (const name of BUYERS) buyers.push(await sands.signIn(name))
    const college = await collegeId(sands, COLLEGE)
    for (const name of BUYERS) {
      const person = await userId(sands, name)
      await database.transaction((tx) =>
        kernel.events.emit(tx, 'points.deserved', {
          ...{ type: 'course', userId: person, collegeId: college, cause: `runs ${name}`, own: 400 },
          at: kernel.clock.now(),
        }),
      )
    }
    const { rows: parts } = await database.pool.query(
      `select id as merchant from merchants where college_id = $1 limit 1`,
      [college],
    )
    const cover = (await upload(manager, await aJpeg(), { purpose: 'image' })).data
    const base: Draft = {
      ...{ spuName: 'Runs', spuType: 3, categoryId: null, courseId: null, merchantId: parts[0].merchant },
      ...{ coverFileId: cover.id, pictureFileIds: [], introduction: '', quota: null, audience: EVERYONE },
      ...{ currency: 'CNY', price: 0, integral: 0, combinationPrice: 0, combinationIntegral: 0 },
      ...{ isCashPay: false, isIntegralPay: false, isCombinationPay: false, defaultPayType: 1 },
    }
    async function onSale(changes: Partial<Draft>): Promise<Goods> {
      const created = await manager.call(`POST ${SHOP}/manage/goods/create`, { body: { ...base, ...changes } })
      expect(created).toSucceed()
      const { id, version } = created.data
      await manager.call(`POST ${SHOP}/manage/stock/move`, { body: { id, kind: 'supply', amount: 4, note: '' } })
      const sold = await manager.call(`POST ${SHOP}/manage/goods/putOnSale`, { body: { id, version } })
      expect(sold).toSucceed()
      return sold.data
    }
    const all = [
      await onSale({ isCashPay: true, price: 990 }),
      await onSale({ isIntegralPay: true, integral: 20, defaultPayType: 2 }),
      await onSale({ isCombinationPay: true, combinationPrice: 500, combinationIntegral: 10, defaultPayType: 3 }),
    ]
    const simulator = createSimulator(kernel)
    const waiting: IncomingNotify[] = []
    const refusals = new Map<string, number>()

    async function orders(buyer: SignedIn, states: readonly OrderState[]) {
      const { data } = await buyer.call(`GET ${SHOP}/order/page`, { query: { size: 50 } })
      return data.records.filter(({ state }) => states.includes(state))
    }
    const send = ({ headers, body }: IncomingNotify) =>
      sands.visitor().send(NOTIFY, {
        ...{ method: 'POST', body },
        headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
      })
    const trades = async () => {
      const { rows } = await database.pool.query<{ no: string }>(
        `select t.trade_no as no from simulator_trades t where t.state = 'NOTPAY' order by t.trade_no`,
      )
      return rows.map(({ no }) => no)
    }
    const take = ({ msg, code }: { msg: string; code: number }) => {
      if (code !== 1) refusals.set(msg, (refusals.get(msg) ?? 0) + 1)
    }

    const acts: readonly (() => Promise<unknown>)[] = [
      async () => {
        const goods = one(all)
        const { price, integral, combinationPrice, combinationIntegral, defaultPayType: payType } = goods
        const seen = [
          { cash: price, points: 0 },
          { cash: 0, points: integral },
          { cash: combinationPrice, points: combinationIntegral },
        ][payType - 1]
        if (seen)
          take(
            await one(buyers).call(`POST ${SHOP}/order/create`, {
              body: { goodsId: goods.id, payType, seen: { ...seen, currency: 'CNY' } },
            }),
          )
      },
      async () => {
        const buyer = one(buyers)
        for (const { id } of await orders(buyer, ['pending_pay']))
          take(await buyer.call(`POST ${SHOP}/order/pay`, { body: { id, provider: 'simulator', scene: 'h5' } }))
      },
      // The provider takes the money; its message comes now, later, twice or never.
      async () => {
        const open = await trades()
        if (open.length === 0) return
        const notify = await simulator.settle(one(open), 'pay').catch(() => undefined)
        if (!notify) return
        waiting.push(...([[], [notify], [notify, notify]][pick(3)] ?? []))
        if (pick(2) === 0) await Promise.all([send(notify), send(notify)])
      },
      async () => {
        const notify = waiting.splice(pick(waiting.length + 1), 1)[0]
        if (notify) await send(notify)
      },
      // Forged: signed by the provider, with another amount.
      async () => {
        const open = await trades()
        const trade = open.length > 0 ? await simulatorRepo.byNo(database.primary, one(open)) : undefined
        if (!trade) return
        const forged = { ...trade, state: 'SUCCESS', amount: trade.amount + 1, transactionId: 'forged' } as const
        expect((await send(simulator.notify(forged))).status).toBe(400)
      },
      async () => {
        const buyer = one(buyers)
        for (const { id } of (await orders(buyer, ['pending_pay'])).slice(0, 1))
          take(await buyer.call(`POST ${SHOP}/order/cancel`, { body: { id } }))
      },
      async () => {
        const buyer = one(buyers)
        for (const { id } of (await orders(buyer, ['paid'])).slice(0, 1))
          take(await buyer.call(`POST ${SHOP}/order/refund`, { body: { id, reason: 'runs' } }))
      },
      // A part of the price goes back, several times.
      async () => {
        const { data } = await manager.call(`GET ${SHOP}/manage/order/page`, { query: { state: 'paid', size: 50 } })
        for (const { id, version, cash, points } of data.records.slice(0, 1)) {
          const part = { cash: Math.min(cash, pick(400)), points: Math.min(points, pick(8)), reason: 'part' }
          take(await manager.call(`POST ${SHOP}/manage/order/refund/request`, { body: { id, version, ...part } }))
        }
      },
      async () => {
        const { data } = await second.call(`GET ${SHOP}/manage/order/page`, { query: { state: 'refund_requested' } })
        for (const { id, version } of data.records.slice(0, 2))
          take(await second.call(`POST ${SHOP}/manage/order/refund/approve`, { body: { id, version, note: '' } }))
      },
      async () => {
        const { data } = await manager.call(`GET ${SHOP}/manage/order/page`, { query: { state: 'paid', size: 50 } })
        for (const { id } of data.records.slice(0, 1)) {
          // The buyer shows the code to the merchant.
          const shown = await Promise.all(buyers.map((each) => each.call(`GET ${SHOP}/order/get`, { query: { id } })))
          const code = shown.find((answer) => answer.code === 1)?.data.voucher?.code
          if (code) take(await manager.call(`POST ${SHOP}/manage/voucher/redeem`, { body: { code } }))
        }
      },
    ]

    const expectRules = async () => {
      for (const [rule, query] of Object.entries(SHOP_RULES))
        expect((await database.pool.query(query)).rows, rule).toEqual([])
      expect((await verifyLedger(database.primary)).differences).toEqual([])
    }
    for (let done = 0; done < RUNS; done += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => one(acts)()))
      // Not so often that the sessions of the buyers end.
      if (done % 120 === 60) {
        sands.clock.advance(31 * 60_000)
        await prove(second)
        await runJobs(sands)
      }
    }
    for (const notify of waiting) await send(notify)
    // Whatever the runs have left, some buyers want their money back at the end, and get it.
    for (const buyer of buyers)
      for (const { id } of await orders(buyer, ['paid']))
        take(await buyer.call(`POST ${SHOP}/order/refund`, { body: { id, reason: 'end' } }))
    await prove(second)
    const asked = { query: { state: 'refund_requested', size: 50 } } as const
    for (const { id, version } of (await second.call(`GET ${SHOP}/manage/order/page`, asked)).data.records)
      take(await second.call(`POST ${SHOP}/manage/order/refund/approve`, { body: { id, version, note: '' } }))
    sands.clock.advance(31 * 60_000)
    await runJobs(sands)
    await expectRules()
    expect(refusals.size).toBeGreaterThan(0)
    const { rows } = await database.pool.query<{ state: string }>(
      `select distinct o.state from orders o join goods g on g.id = o.goods_id where g.name = 'Runs'`,
    )
    expect(rows.map(({ state }) => state)).toEqual(expect.arrayContaining(['cancelled', 'done', 'refund_success']))
  })
})
