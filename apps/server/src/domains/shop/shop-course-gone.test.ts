import type { CallBody, CallData } from '@sands/contract/calls'
import type { Id } from '@sands/contract/kernel/schema'
import { EVERYONE } from '@sands/rules/audience'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../testing/client.ts'
import { aChapter, aCourseware, aPublishedCourse } from '../../testing/course-authoring.ts'
import { runJobs } from '../../testing/jobs.ts'
import { signInWith, userId } from '../../testing/people.ts'
import { aJpeg } from '../../testing/pictures.ts'
import { useSands } from '../../testing/sands.ts'
import { upload } from '../../testing/upload.ts'

const SHOP = '/sands-shopping/api/v1'
const LMS = '/sands-lms/api/v1'
const CREATE = `POST ${SHOP}/manage/goods/create` as const
const ON_SALE = `POST ${SHOP}/manage/goods/putOnSale` as const
const MANAGED = `GET ${SHOP}/manage/goods/get` as const
const CHECK = `POST ${SHOP}/goods/checkBuy` as const
const ORDER = `POST ${SHOP}/order/create` as const
const ORDERS = `${SHOP}/manage/order` as const
const WITHDRAW = `POST ${LMS}/manage/course/withdraw` as const
const REMOVE = `POST ${LMS}/manage/course/remove` as const

const RIGHTS = [
  ...(['shop.goods.edit', 'shop.orders.view', 'shop.refund.request', 'shop.refund.approve'] as const),
  ...(['course.edit', 'course.publish', 'media.library.view'] as const),
]
const SEEN = { currency: 'CNY', cash: 1990, points: 0 } as const

describe('a course that is sold and does not open', () => {
  const sands = useSands()
  let manager: SignedIn
  let second: SignedIn
  let buyer: SignedIn
  let draft: Omit<CallBody<typeof CREATE>, 'courseId'>

  beforeAll(async () => {
    manager = await signInWith(sands, 'staff20', { rights: RIGHTS, college: '沙丘学院' })
    second = await signInWith(sands, 'staff21', { rights: RIGHTS, college: '沙丘学院' })
    buyer = await sands.signIn('staff11')
    const cover = (await upload(manager, await aJpeg(), { purpose: 'image' })).data
    draft = {
      ...{ spuName: 'Course', spuType: 1, categoryId: null, merchantId: null, coverFileId: cover.id },
      ...{ pictureFileIds: [], introduction: '', quota: null, audience: EVERYONE, currency: 'CNY', price: 1990 },
      ...{ integral: 0, combinationPrice: 0, combinationIntegral: 0, isCashPay: true, isIntegralPay: false },
      ...{ isCombinationPay: false, defaultPayType: 1 },
    }
  })

  async function sold(document: Parameters<typeof aPublishedCourse>[1] = {}) {
    const coursewares = [await aCourseware(sands, manager), await aCourseware(sands, manager)]
    const chapters = [aChapter(coursewares.map(({ id }) => id))]
    const course = await aPublishedCourse(manager, { title: 'Sold', chapters, ...document })
    const created = await manager.call(CREATE, { body: { ...draft, courseId: course.id } })
    expect(created).toSucceed()
    const { id, version } = created.data
    const put = await manager.call(ON_SALE, { body: { id, version } })
    expect(put).toSucceed()
    return { course, goods: put.data }
  }
  type Goods = CallData<typeof CREATE>
  const order = ({ id }: Goods) => buyer.call(ORDER, { body: { goodsId: id, payType: 1, seen: SEEN } })
  const reasonOf = async ({ id }: Goods) => (await buyer.call(CHECK, { body: { id } })).data.reason
  const stateOf = async ({ id }: Goods) => (await manager.call(MANAGED, { query: { id } })).data.state

  it('cannot be bought by people who are not in its audience, although the goods are for everyone', async () => {
    const me = { kind: 'user', id: await userId(sands, 'staff20') } as const
    const { goods } = await sold({ audience: { included: [me], excluded: [] } })
    expect(await reasonOf(goods)).toBe('no_permission')
    expect(await order(goods)).toFailWith('shop.no_permission')
  })

  it('goes off sale when it is withdrawn, and is put on sale again only with its course', async () => {
    const { course, goods } = await sold()
    expect(await reasonOf(goods)).toBeNull()
    const placed = await order(goods)
    expect(placed).toSucceed()
    expect(await manager.call(WITHDRAW, { body: { id: course.id, version: course.version } })).toSucceed()
    expect(await stateOf(goods)).toBe('off_sale')
    expect(await reasonOf(goods)).toBe('off_sale')
    expect(await order(goods)).toFailWith('shop.off_sale')
    const paying = { id: placed.data.id, provider: 'simulator', scene: 'h5' } as const
    expect(await buyer.call(`POST ${SHOP}/order/pay`, { body: paying })).toFailWith('shop.off_sale')
    const { version } = (await manager.call(MANAGED, { query: { id: goods.id } })).data
    expect(await manager.call(ON_SALE, { body: { id: goods.id, version } })).toFailWith('course.not_published')
  })

  it('goes off sale when it is deleted', async () => {
    const { course, goods } = await sold()
    expect(await manager.call(REMOVE, { body: { id: course.id, version: course.version } })).toSucceed()
    expect(await stateOf(goods)).toBe('off_sale')
    expect(await order(goods)).toFailWith('shop.off_sale')
  })

  it('stays open while a part of its price goes back', async () => {
    const { course, goods } = await sold()
    const placed = await order(goods)
    expect(placed).toSucceed()
    const { id } = placed.data
    const started = await buyer.call(`POST ${SHOP}/order/pay`, { body: { id, provider: 'simulator', scene: 'h5' } })
    const tradeNo = started.data.kind === 'simulator' ? started.data.tradeNo : ''
    expect(await buyer.call(`POST ${SHOP}/pay/simulator/settle`, { body: { tradeNo, outcome: 'pay' } })).toSucceed()
    const locked = async () => {
      const { data } = await buyer.call(`POST ${LMS}/course/courseDetail`, { body: { id: course.id as Id<'course'> } })
      return data.catalogue.flatMap(({ items }) => items).filter(({ lock }) => lock?.goodsId).length
    }
    expect(await locked()).toBe(0)
    const versionNow = async () => (await manager.call(`GET ${ORDERS}/get`, { query: { id } })).data.version
    const part = { id, version: await versionNow(), cash: 500, points: 0, reason: 'one lesson is old' }
    expect(await manager.call(`POST ${ORDERS}/refund/request`, { body: part })).toSucceed()
    const approval = { id, version: await versionNow(), note: '' }
    const approved = await second.call(`POST ${ORDERS}/refund/approve`, { body: approval })
    expect(approved.data.state).toBe('refund_processing')
    expect(await locked()).toBe(0)
    await runJobs(sands)
    expect((await buyer.call(`GET ${SHOP}/order/get`, { query: { id } })).data.state).toBe('paid')
    expect(await locked()).toBe(0)
  })
})
