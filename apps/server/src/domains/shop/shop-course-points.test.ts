import type { CallBody } from '@sands/contract/calls'
import { EVERYONE } from '@sands/rules/audience'
import { describe, expect, it } from 'vitest'
import { runJobs } from '../../testing/jobs.ts'
import { collegeId, signInWith, userId } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { courseId, signInNew } from '../../testing/study.ts'
import { upload } from '../../testing/upload.ts'
import { verifyLedger } from '../points/index.ts'

const SHOP = '/sands-shopping/api/v1'
const COLLEGE = '沙丘学院'
const TITLE = '会写的人更轻松：职场写作'
const RIGHTS = ['shop.goods.edit', 'shop.orders.view', 'shop.refund.approve'] as const
const POINTS = 50

describe('points for a course that is sold', () => {
  const sands = useSands()

  it('go back with its price, and return when it is bought again', async () => {
    const { kernel } = sands.server
    const manager = await signInWith(sands, 'staff20', { rights: RIGHTS, college: COLLEGE })
    // Has studied nothing, so that the course can be given back at any time of the day.
    const buyer = await signInNew(sands, 'staff11')
    const id = await courseId(sands, TITLE)
    const cover = (await upload(manager, await aJpeg(), { purpose: 'image' })).data
    const draft: CallBody<`POST ${typeof SHOP}/manage/goods/create`> = {
      ...{ spuName: 'Writing', spuType: 1, categoryId: null, courseId: id, merchantId: null, coverFileId: cover.id },
      ...{ pictureFileIds: [], introduction: '', quota: null, audience: EVERYONE, currency: 'CNY', price: 1990 },
      ...{ integral: 0, combinationPrice: 0, combinationIntegral: 0, isCashPay: true, isIntegralPay: false },
      ...{ isCombinationPay: false, defaultPayType: 1 },
    }
    const created = await manager.call(`POST ${SHOP}/manage/goods/create`, { body: draft })
    expect(created).toSucceed()
    const { id: goodsId, version } = created.data
    expect(await manager.call(`POST ${SHOP}/manage/goods/putOnSale`, { body: { id: goodsId, version } })).toSucceed()
    const balance = async () => (await buyer.call(`GET ${SHOP}/integral/user-integral/index`)).data.balance
    const buy = async () => {
      const order = await buyer.call(`POST ${SHOP}/order/create`, {
        body: { goodsId, payType: 1, seen: { currency: 'CNY', cash: 1990, points: 0 } },
      })
      expect(order).toSucceed()
      const paying = { id: order.data.id, provider: 'simulator', scene: 'h5' } as const
      const started = await buyer.call(`POST ${SHOP}/order/pay`, { body: paying })
      const tradeNo = started.data.kind === 'simulator' ? started.data.tradeNo : ''
      expect(await buyer.call(`POST ${SHOP}/pay/simulator/settle`, { body: { tradeNo, outcome: 'pay' } })).toSucceed()
      return order.data.id
    }

    const before = await balance()
    const orderId = await buy()
    expect(await balance()).toBe(before)
    const refund = await buyer.call(`POST ${SHOP}/order/refund`, { body: { id: orderId, reason: 'too long' } })
    expect(refund).toSucceed()
    // The course is open until somebody decides, and the buyer finishes it meanwhile.
    const owner = { userId: await userId(sands, 'staff11'), collegeId: await collegeId(sands, COLLEGE) }
    const finished = { ...owner, courseId: id, points: POINTS }
    await kernel.database.transaction((tx) =>
      kernel.events.emit(tx, 'course.finished', { ...finished, at: kernel.clock.now() }),
    )
    expect(await balance()).toBe(before + POINTS)
    const seen = (await manager.call(`GET ${SHOP}/manage/order/get`, { query: { id: orderId } })).data
    const approval = { id: orderId, version: seen.version, note: '' }
    expect(await manager.call(`POST ${SHOP}/manage/order/refund/approve`, { body: approval })).toSucceed()
    await runJobs(sands)
    expect(await balance()).toBe(before)

    await buy()
    expect(await balance()).toBe(before + POINTS)
    expect((await verifyLedger(kernel.database.primary)).differences).toEqual([])
  })
})
