import type { CallBody } from '@sands/contract/calls'
import type { Id } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { BOARD_SOURCES } from '@sands/rules/community/content'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { LEARN_TYPES } from '@sands/rules/study'
import { describe, expect, it } from 'vitest'
import { runJobs } from '../../testing/jobs.ts'
import { signInWith } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { change, courseId, signInNew } from '../../testing/study.ts'
import { upload } from '../../testing/upload.ts'

const SHOP = '/sands-shopping/api/v1'
const COURSE = 'POST /sands-lms/api/v1/course/courseDetail'
const COURSEWARE = 'POST /sands-lms/api/v1/course-ware/courseWareDetail'
const LEARN = 'POST /sands-lms/api/v1/learning-details/create'
const COMMENT = 'POST /sands-system/api/v1/comment/create'
const RATE = 'POST /sands-system/api/v1/score/create'
const BOARD = 'GET /sands-lms/api/v1/community/source-board/get'
const SET_BOARD = 'POST /sands-lms/api/v1/manage/community/source-board/set'
const TITLE = '会写的人更轻松：职场写作'
const RIGHTS = ['shop.goods.edit', 'shop.orders.view', 'shop.refund.approve', 'course.edit'] as const

describe('a course that is sold', () => {
  const sands = useSands()

  it('can be tried, opens when it is paid for, and closes with the refund', async () => {
    const manager = await signInWith(sands, 'staff20', { rights: RIGHTS, college: '沙丘学院' })
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
    const locksOf = async () => {
      const { data } = await buyer.call(COURSE, { body: { id } })
      return data.catalogue.flatMap(({ items }) => items.map(({ lock }) => lock?.goodsId ?? null))
    }
    expect((await locksOf()).filter(Boolean)).toEqual([])
    const { id: goodsId, version } = created.data
    expect(await manager.call(`POST ${SHOP}/manage/goods/putOnSale`, { body: { id: goodsId, version } })).toSucceed()
    const [first, ...others] = await locksOf()
    expect(first).toBeNull()
    expect(new Set(others)).toEqual(new Set([goodsId]))

    const detail = (await buyer.call(COURSE, { body: { id } })).data
    expect(detail).toMatchObject({ purchaseStatus: 0, isCommentable: 0 })
    const [tried, closed] = detail.catalogue.flatMap(({ items }) => items)
    if (!tried || !closed) throw new Error('the course has one courseware only')
    expect((await buyer.call(COURSEWARE, { body: { id: tried.id } })).data.lock).toBeNull()
    expect((await buyer.call(COURSEWARE, { body: { id: closed.id } })).data).toMatchObject({
      lock: { goodsId },
      resource: null,
    })
    const start = (learnId: Id<'courseware'>) =>
      buyer.call(LEARN, {
        body: {
          ...{ learnType: LEARN_TYPES.courseware, learnId, courseId: id, terminalType: 2 },
          clientTime: sands.clock.now().toISOString(),
        },
      })
    expect(await start(closed.id)).toFailWith('study.locked')
    const comment = () =>
      buyer.call(COMMENT, { body: { commentModule: SOCIAL_MODULES.course, commentModuleId: id, content: 'Good' } })
    const rated = { scoreModule: SOCIAL_MODULES.course, scoreModuleId: id, score: 5 }
    expect(await comment()).toFailWith('social.only_tried')
    expect(await buyer.call(RATE, { body: rated })).toFailWith('social.only_tried')
    const source = { sourceType: BOARD_SOURCES.course, sourceId: id as string as Id<'module'> }
    expect(await manager.call(SET_BOARD, { body: { ...source, isOn: true } })).toSucceed()
    expect((await buyer.call(BOARD, { query: source })).data).toBeNull()
    // Films of the demo company share their file, so the closed courseware gets one of its own.
    const own = (await upload(manager, await aJpeg(), { purpose: 'image' })).data
    await change(sands, 'update coursewares set file_id = $2 where id = $1', closed.id, own.id)
    const file = () => buyer.call('GET /sands-system/api/v1/system/resource/get', { query: { id: own.id } })
    expect(await file()).toFailWith('media.gone')

    const order = await buyer.call(`POST ${SHOP}/order/create`, {
      body: { goodsId, payType: 1, seen: { currency: 'CNY', cash: 1990, points: 0 } },
    })
    expect(order).toSucceed()
    const paying = { id: order.data.id, provider: 'simulator', scene: 'h5' } as const
    const started = await buyer.call(`POST ${SHOP}/order/pay`, { body: paying })
    const tradeNo = started.data.kind === 'simulator' ? started.data.tradeNo : ''
    expect(await buyer.call(`POST ${SHOP}/pay/simulator/settle`, { body: { tradeNo, outcome: 'pay' } })).toSucceed()
    expect((await locksOf()).filter(Boolean)).toEqual([])
    expect((await buyer.call(COURSE, { body: { id } })).data.purchaseStatus).toBe(1)
    expect(await file()).toSucceed()
    expect(await comment()).toSucceed()
    expect((await buyer.call(BOARD, { query: source })).data).not.toBeNull()

    const asked = await buyer.call(`POST ${SHOP}/order/refund`, { body: { id: order.data.id, reason: 'too long' } })
    expect(asked).toSucceed()
    const seen = (await manager.call(`GET ${SHOP}/manage/order/get`, { query: { id: order.data.id } })).data
    const approval = { id: order.data.id, version: seen.version, note: '' }
    expect(await manager.call(`POST ${SHOP}/manage/order/refund/approve`, { body: approval })).toSucceed()
    expect((await locksOf()).filter(Boolean)).toHaveLength(others.length)
    await runJobs(sands)
    const ended = await buyer.call(`GET ${SHOP}/order/get`, { query: { id: order.data.id } })
    expect(ended.data).toMatchObject({ state: 'refund_success', cash: 1990 })
  })
})
