import type { CourseItem } from '@sands/contract/course/course.model'
import type { Id } from '@sands/contract/kernel/schema'
import { describe, expect, it } from 'vitest'
import { sandsOfFile } from '../../../testing/sands.ts'
import { change, courseId, signInNew } from '../../../testing/study.ts'
import { aSitting } from '../../../testing/studying.ts'

const TREE = 'POST /sands-lms/api/v1/course-category/tree'
const PAGE = 'POST /sands-lms/api/v1/online-class-summary/page'
const GOODS = 'POST /sands-lms/api/v1/online-class-summary/classGoods'
const DETAIL = 'POST /sands-lms/api/v1/course/courseDetail'
const ALL = { body: { size: 9999 } }

const titles = (records: readonly CourseItem[]) => records.map(({ fileName }) => fileName)

const sands = sandsOfFile()

describe('the category tree of courses', () => {
  it('has three levels, each with the number of courses in it and below it', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call(TREE, { body: {} })
    const shop = data.find(({ name }) => name === '门店运营')
    const safety = shop?.children.find(({ name }) => name === '安全与合规')

    expect(data.map(({ name }) => name)).toEqual(['新人入门', '门店运营', '管理能力', '数字技能'])
    expect(shop).toMatchObject({ parentId: null, categoryLevel: 1, hasChildren: 1, courseNum: 8, count: 8 })
    expect(safety).toMatchObject({ parentId: shop?.id, categoryLevel: 2, courseNum: 4 })
    expect(safety?.children.map(({ name, courseNum, hasChildren }) => [name, courseNum, hasChildren])).toEqual([
      ['消防安全', 1, 0],
      ['食品安全', 1, 0],
      ['信息安全', 1, 0],
    ])
  })

  it('ends at the requested level', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call(TREE, { body: { maxLevel: 1 } })

    expect(data[1]).toMatchObject({ hasChildren: 1, children: [] })
  })

  it('counts only courses that the viewer may see', async () => {
    const [learner, manager] = [await sands.signIn('learner'), await sands.signIn('manager')]
    const numberOf = async (client: typeof learner) =>
      (await client.call(TREE, { body: {} })).data.find(({ name }) => name === '管理能力')?.courseNum

    // The manager also sees the course for shop managers.
    expect(await numberOf(manager)).toBe(((await numberOf(learner)) ?? 0) + 1)
  })

  it('differs between colleges, and needs a session', async () => {
    const emma = await sands.signIn('emma')

    expect((await emma.call(TREE, { body: {} })).data[0]?.name).toBe('Getting started')
    expect(await sands.visitor().call(TREE, { body: {} })).toFailWith('kernel.not_signed_in')
    expect(await emma.call(TREE, { body: { maxLevel: 4 } })).toFailWith('kernel.invalid_field')
  })

  it('has no goods for a category, and refuses an unknown category', async () => {
    const [learner, emma] = [await sands.signIn('learner'), await sands.signIn('emma')]
    const [first] = (await learner.call(TREE, { body: {} })).data
    const body = { classificationId: first?.id ?? ('1' as Id<'courseCategory'>) }

    expect((await learner.call(GOODS, { body })).data).toEqual({ categoryName: '新人入门', goodsInfo: [] })
    expect(await emma.call(GOODS, { body })).toFailWith('kernel.category_gone')
    expect(await sands.visitor().call(GOODS, { body })).toFailWith('kernel.not_signed_in')
  })
})

describe('the list of courses', () => {
  it('shows published courses, newest first, with the total', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call(PAGE, { body: { size: 5 } })

    expect(data).toMatchObject({ current: 1, size: 5, total: 14 })
    expect(titles(data.records)).toEqual([
      '早安沙丘：课前音乐',
      '数据看板入门',
      '会写的人更轻松：职场写作',
      '时间管理：把一天用好',
      '绩效沟通：说清楚，听明白',
    ])
  })

  it('continues on the second page where the first page ended', async () => {
    const learner = await sands.signIn('learner')
    const all = titles((await learner.call(PAGE, ALL)).data.records)
    const second = await learner.call(PAGE, { body: { current: 2, size: 5 } })

    expect(all).toHaveLength(14)
    expect(titles(second.data.records)).toEqual(all.slice(5, 10))
  })

  it('shows the contents of a course and the progress of the person', async () => {
    const learner = await sands.signIn('learner')
    const { records } = (await learner.call(PAGE, ALL)).data
    const of = (title: string) => records.find(({ fileName }) => fileName === title)

    expect(of('新人第一课：认识沙丘')).toMatchObject({ learnStatus: 1, percent: 100, itemCount: 4, duration: 32 })
    // One of four required coursewares is finished, and 58 percent of the second one is seen: 7 of 12 seconds.
    expect(of('门店安全第一课')).toMatchObject({ learnStatus: 2, percent: 39, itemCount: 5, purchaseStatus: 0 })
    expect(of('食品安全日常检查')).toMatchObject({ learnStatus: 0, percent: 0, fileType: 2 })
    expect(of('门店安全第一课')?.lecturerNames.length).toBeGreaterThan(0)
    expect(of('门店安全第一课')?.cover?.sizes.length).toBeGreaterThan(1)
    expect(of('门店安全第一课')?.score).toBeGreaterThan(3)
  })

  it.each([
    [1, 'publishTime'],
    [2, 'updateTime'],
    [3, 'learnNum'],
  ] as const)('sorts by sort type %i in both directions', async (sortType, field) => {
    const learner = await sands.signIn('learner')
    const valuesOf = async (desc: boolean) =>
      (await learner.call(PAGE, { body: { size: 9999, sorts: [{ sortType, desc }] } })).data.records.map(
        (record) => record[field],
      )
    const down = await valuesOf(true)
    const up = await valuesOf(false)

    expect(new Set(down).size).toBeGreaterThan(5)
    expect(down).toEqual([...up].reverse())
    expect(down).toEqual(down.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)))
  })

  it('filters by a category including its subcategories', async () => {
    const learner = await sands.signIn('learner')
    const shop = (await learner.call(TREE, { body: {} })).data.find(({ name }) => name === '门店运营')
    const [service] = shop?.children ?? []
    const within = async (id: Id<'courseCategory'> | undefined) =>
      (await learner.call(PAGE, { body: { classificationId: id ?? ('1' as Id<'courseCategory'>) } })).data

    expect(await within(shop?.id)).toMatchObject({ total: 8 })
    expect(titles((await within(service?.id)).records)).toEqual(['商品陈列的七个细节', '让顾客记住你：服务礼仪'])
    expect(await within('999999' as Id<'courseCategory'>)).toMatchObject({ total: 0, records: [] })
  })

  it('filters by lecturer, and by ids in the given order', async () => {
    const learner = await sands.signIn('learner')
    const detail = await learner.call(DETAIL, { body: { id: await courseId(sands, '门店安全第一课') } })
    const [lecturer] = detail.data.lecturers
    const taught = await learner.call(PAGE, { body: { lecturerId: lecturer?.id ?? ('1' as Id<'lecturer'>) } })
    const wanted = [await courseId(sands, '数据看板入门'), await courseId(sands, '食品安全日常检查')]
    const hidden = await courseId(sands, '新任店长的头三十天')
    const chosen = await learner.call(PAGE, { body: { ids: [...wanted, hidden].reverse() } })

    expect(titles(taught.data.records)).toContain('门店安全第一课')
    // Sessions in rooms count too.
    expect(taught.data.total).toBeLessThanOrEqual(lecturer?.teachCourseNum ?? 0)
    expect(chosen.data.records.map(({ id }) => id)).toEqual(wanted.toReversed())
    expect(chosen.data.total).toBe(2)
  })

  it('filters by several categories', async () => {
    const learner = await sands.signIn('learner')
    const [one, two] = (await learner.call(TREE, { body: {} })).data.filter(({ count }) => count > 0)
    if (!one || !two) throw new Error('the demo company has fewer than two categories')
    const both = await learner.call(PAGE, { body: { classificationIds: [one.id, two.id] } })
    expect(both.data.total).toBe(one.count + two.count)
    expect((await learner.call(PAGE, { body: { classificationIds: [one.id] } })).data.total).toBe(one.count)
  })

  it('leaves out courses for other audiences, of other colleges, withdrawn, deleted or not yet published', async () => {
    const [learner, manager, emma] = await Promise.all(['learner', 'manager', 'emma'].map((name) => sands.signIn(name)))
    const seenBy = async (client: typeof learner) => titles((await client?.call(PAGE, ALL))?.data.records ?? [])
    const ofLearner = await seenBy(learner)

    expect(await seenBy(manager)).toContain('新任店长的头三十天')
    for (const title of [
      '新任店长的头三十天',
      '前端组新人地图',
      '旧版收银系统操作',
      '夏季促销备战',
      '年终大促服务升级',
    ])
      expect(ofLearner).not.toContain(title)
    expect(await seenBy(emma)).toContain('Welcome to Dune')
    expect((await seenBy(emma)).filter((title) => ofLearner.includes(title))).toEqual([])
  })

  it('needs a session and a sensible request', async () => {
    const learner = await sands.signIn('learner')

    expect(await sands.visitor().call(PAGE, { body: {} })).toFailWith('kernel.not_signed_in')
    expect(await learner.call(PAGE, { body: { size: 10_000 } })).toFailWith('kernel.invalid_field')
  })

  it('follows a change of state at once', async () => {
    const learner = await sands.signIn('learner')
    const id = await courseId(sands, '库存盘点不加班')
    const isListed = async () => {
      const { total, records } = (await learner.call(PAGE, ALL)).data
      expect(records).toHaveLength(total)
      return records.some((record) => record.id === id)
    }
    expect(await isListed()).toBe(true)

    await change(sands, `update courses set state = 'withdrawn' where id = $1`, id)
    await expect.poll(isListed).toBe(false)

    await change(sands, `update courses set state = 'published' where id = $1`, id)
    await expect.poll(isListed).toBe(true)
  })
})

describe('a course', () => {
  it('has a catalogue with progress and locks, lecturers, and ratings and comments', async () => {
    const learner = await sands.signIn('learner')
    const { data } = await learner.call(DETAIL, { body: { id: await courseId(sands, '门店安全第一课') } })
    const coursewares = data.catalogue.flatMap((chapter) => chapter.items)

    expect(data).toMatchObject({ isInOrder: 1, seekAhead: 0, percent: 39, learnStatus: 2, categoryName: '安全与合规' })
    expect(data.introduction).toContain('<li>记住火情四步</li>')
    expect(data.catalogue.map(({ title }) => title)).toEqual(['开门之前', '万一发生', '补充'])
    expect(coursewares.map(({ percent, isFinished, isRequired }) => [percent, isFinished, isRequired])).toEqual([
      [100, 1, 1],
      [58, 0, 1],
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 0],
    ])
    expect(coursewares.map(({ lock }) => lock?.beforeTitle ?? null)).toEqual([
      null,
      null,
      '巡查路线示范',
      '巡查路线示范',
      '巡查路线示范',
    ])
    expect(coursewares.map(({ courseWareType, duration, pages }) => [courseWareType, duration, pages])).toEqual([
      [2, 0, 2],
      [1, 12, 0],
      [4, 0, 4],
      [2, 0, 2],
      [3, 20, 0],
    ])
    expect(data.continueId).toBe(coursewares[1]?.id)
    expect(data.lecturers[0]?.name).toBe(data.lecturerNames[0])
    expect(data.rating.scoreCount).toBeGreaterThan(0)
    expect(data.commentCount).toBe(2)
  })

  it('has no locks in free order, and continues with the first required courseware', async () => {
    const newcomer = await signInNew(sands)
    const { data } = await newcomer.call(DETAIL, { body: { id: await courseId(sands, '让顾客记住你：服务礼仪') } })
    const coursewares = data.catalogue.flatMap((chapter) => chapter.items)

    expect(coursewares.map(({ lock }) => lock)).toEqual([null, null, null, null])
    expect(data).toMatchObject({
      continueId: coursewares[0]?.id,
      lastId: null,
      learnStatus: 0,
      percent: 0,
      finishTime: null,
    })
    const opened = coursewares[1]?.id ?? ''
    expect(await aSitting(newcomer, sands.clock).open(opened, { courseId: data.id })).toSucceed()
    const after = await newcomer.call(DETAIL, { body: { id: data.id } })
    expect(after.data).toMatchObject({ continueId: opened, lastId: opened })
  })

  it('shows the same values in the list', async () => {
    const learner = await sands.signIn('learner')
    for (const record of (await learner.call(PAGE, ALL)).data.records) {
      const { data } = await learner.call(DETAIL, { body: { id: record.id } })
      expect(data).toMatchObject(record)
    }
  })

  it.each([
    ['夏季促销备战', 'course.deleted'],
    ['旧版收银系统操作', 'course.not_published'],
    ['年终大促服务升级', 'course.not_published'],
    ['读书会：一本书的一个晚上', 'course.not_published'],
    ['新任店长的头三十天', 'course.not_for_you'],
  ] as const)('called %s is refused with %s', async (title, error) => {
    const learner = await sands.signIn('learner')

    expect(await learner.call(DETAIL, { body: { id: await courseId(sands, title) } })).toFailWith(error)
  })

  it('is visible to its audience, and answers another college as if it did not exist', async () => {
    const [manager, emma] = [await sands.signIn('manager'), await sands.signIn('emma')]
    const id = await courseId(sands, '新任店长的头三十天')

    expect(await manager.call(DETAIL, { body: { id } })).toSucceed()
    expect(await emma.call(DETAIL, { body: { id } })).toFailWith('course.not_for_you')
    expect(await emma.call(DETAIL, { body: { id: '999999999' as typeof id } })).toFailWith('course.not_for_you')
    expect(await sands.visitor().call(DETAIL, { body: { id } })).toFailWith('kernel.not_signed_in')
    expect(await emma.call(DETAIL, { body: { id: 'x' as typeof id } })).toFailWith('kernel.invalid_field')
  })
})
