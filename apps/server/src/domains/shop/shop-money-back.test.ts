import type { CallBody, CallData } from '@sands/contract/calls'
import { EVERYONE } from '@sands/rules/audience'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { runJobs } from '../../testing/jobs.ts'
import { collegeId, signInWith } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { change } from '../../testing/study.ts'
import { upload } from '../../testing/upload.ts'
import { createSimulator } from './pay/simulator.service.ts'

const SHOP = '/sands-shopping/api/v1'
const COLLEGE = '沙丘学院'
const NOTIFY = '/sands-shopping/pay/notify/simulator'
const SETTLE = `POST ${SHOP}/pay/simulator/settle` as const
const GET = `GET ${SHOP}/order/get` as const
const RIGHTS = [
  ...(['shop.goods.edit', 'shop.stock.edit', 'shop.orders.view'] as const),
  ...(['shop.refund.request', 'shop.refund.approve'] as const),
]
const CASH = 990

type Order = CallData<`POST ${typeof SHOP}/order/create`>

describe('money that goes back', () => {
  const sands = useSands()
  let manager: SignedIn
  let buyer: SignedIn
  let base: CallBody<`POST ${typeof SHOP}/manage/goods/create`>

  beforeAll(async () => {
    manager = await signInWith(sands, 'staff20', { rights: RIGHTS, college: COLLEGE })
    buyer = await sands.signIn('staff11')
    const cover = (await upload(manager, await aJpeg(), { purpose: 'image' })).data
    const college = await collegeId(sands, COLLEGE)
    const { rows } = await change(sands, 'select id from merchants where college_id = $1 limit 1', college)
    base = {
      ...{ spuName: 'Massage', spuType: 3, categoryId: null, courseId: null, merchantId: rows[0].id },
      ...{ coverFileId: cover.id, pictureFileIds: [], introduction: '', quota: null, audience: EVERYONE },
      ...{ currency: 'CNY', price: CASH, integral: 0, combinationPrice: 0, combinationIntegral: 0 },
      ...{ isCashPay: true, isIntegralPay: false, isCombinationPay: false, defaultPayType: 1 },
    }
  })

  /** An order of new goods whose payment has started. */
  async function started(): Promise<Order & { tradeNo: string }> {
    const created = await manager.call(`POST ${SHOP}/manage/goods/create`, { body: base })
    expect(created).toSucceed()
    const { id, version } = created.data
    const supply = { id, kind: 'supply', amount: 5, note: '' } as const
    expect(await manager.call(`POST ${SHOP}/manage/stock/move`, { body: supply })).toSucceed()
    expect(await manager.call(`POST ${SHOP}/manage/goods/putOnSale`, { body: { id, version } })).toSucceed()
    const order = await buyer.call(`POST ${SHOP}/order/create`, {
      body: { goodsId: id, payType: 1, seen: { currency: 'CNY', cash: CASH, points: 0 } },
    })
    expect(order).toSucceed()
    const paying = { id: order.data.id, provider: 'simulator', scene: 'h5' } as const
    const { data } = await buyer.call(`POST ${SHOP}/order/pay`, { body: paying })
    return { ...order.data, tradeNo: data.kind === 'simulator' ? data.tradeNo : '' }
  }
  const stateOf = async ({ id }: Pick<Order, 'id'>) => (await buyer.call(GET, { query: { id } })).data.state

  it('because it came after the order was cancelled, and the buyer is told', async () => {
    const { id, goods, tradeNo } = await started()
    expect(await buyer.call(`POST ${SHOP}/order/cancel`, { body: { id } })).toSucceed()
    // The provider closed the trade too late.
    await change(sands, `update simulator_trades set state = 'NOTPAY' where trade_no = $1`, tradeNo)
    expect(await buyer.call(SETTLE, { body: { tradeNo, outcome: 'pay' } })).toSucceed()
    await runJobs(sands)
    const { data } = await buyer.call(GET, { query: { id } })
    const back = { isLate: 1, state: 'success', cash: CASH, points: 0 }
    expect(data).toMatchObject({ state: 'cancelled', refunds: [back] })
    expect((await buyer.call(`GET ${SHOP}/goods/get`, { query: { id: goods.id } })).data.stock).toBe(5)
    const told = await change(
      sands,
      `select m.id from messages m join refunds r on m.dedupe_key = 'shop.paid_late ' || r.id where r.order_id = $1`,
      id,
    )
    expect(told.rows).toHaveLength(1)
  })

  it('is taken once, however often the provider tells about it', async () => {
    const { id, tradeNo } = await started()
    const settle = (outcome: 'pay' | 'tell') => buyer.call(SETTLE, { body: { tradeNo, outcome } })
    expect(await settle('tell')).toFailWith('shop.trade_gone')
    expect(await settle('pay')).toSucceed()
    for (const answer of await Promise.all([settle('tell'), settle('tell')])) expect(answer).toSucceed()
    const { data } = await buyer.call(GET, { query: { id } })
    expect(data).toMatchObject({ state: 'paid', refunds: [] })
    const { rows } = await change(
      sands,
      `select times from refused_notifies where reason = 'repeated' and trade_no = $1`,
      tradeNo,
    )
    expect(rows).toEqual([{ times: 2 }])
  })

  it('is taken as given back when the message about it names its trade and its amount', async () => {
    const simulator = createSimulator(sands.server.kernel)
    const bought = await started()
    const { id, tradeNo } = bought
    expect(await buyer.call(SETTLE, { body: { tradeNo, outcome: 'pay' } })).toSucceed()
    expect(await buyer.call(`POST ${SHOP}/order/refund`, { body: { id, reason: 'no time' } })).toSucceed()
    // The provider refuses, until somebody there gives the money back by hand.
    await change(sands, `update simulator_trades set state = 'NOTPAY' where trade_no = $1`, tradeNo)
    const { version } = (await manager.call(`GET ${SHOP}/manage/order/get`, { query: { id } })).data
    const approval = { id, version, note: '' }
    expect(await manager.call(`POST ${SHOP}/manage/order/refund/approve`, { body: approval })).toSucceed()
    const { rows } = await change(sands, 'select refund_no from refunds where order_id = $1', id)
    const paid = { currency: 'CNY', state: 'SUCCESS', transactionId: 'T2', refunded: 0 } as const
    const tell = async (about: string, refund: number) => {
      const changes = { out_refund_no: rows[0].refund_no, refund_status: 'SUCCESS', amount: { refund, total: CASH } }
      const trade = { ...paid, tradeNo: about, amount: CASH, paidAt: sands.clock.now() }
      const { headers, body } = simulator.notify(trade, changes, 'REFUND.SUCCESS')
      const sent = { ...(headers as Record<string, string>), 'content-type': 'application/json' }
      return (await sands.visitor().send(NOTIFY, { method: 'POST', headers: sent, body })).status
    }
    expect(await tell((await started()).tradeNo, CASH)).toBe(400)
    expect(await tell(tradeNo, CASH - 1)).toBe(400)
    expect(await stateOf(bought)).not.toBe('refund_success')
    for (const _ of [1, 2]) expect(await tell(tradeNo, CASH)).toBe(204)
    expect(await stateOf(bought)).toBe('refund_success')
  })
})
