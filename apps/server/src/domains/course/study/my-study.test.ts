import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { sandsOfFile } from '../../../testing/sands.ts'
import { change, courseId, coursewareId, signInNew, study } from '../../../testing/study.ts'

const MINE = 'GET /sands-lms/api/v1/course/my-page'
const PAGE = 'POST /sands-lms/api/v1/online-class-summary/page'
const SEARCH = 'GET /sands-lms/api/v1/course/search'
const DETAIL = 'POST /sands-lms/api/v1/course/courseDetail'
const COURSEWARE = 'POST /sands-lms/api/v1/course-ware/courseWareDetail'
const CREATE = 'POST /sands-lms/api/v1/learning-details/create'

const sands = sandsOfFile()

describe('courseware opened without a course', () => {
  it('is studied in the course through which it is open', async () => {
    const newcomer = await signInNew(sands)
    const learnId = await coursewareId(sands, '入口与动线')
    const course = (await newcomer.call(COURSEWARE, { body: { id: learnId } })).data.courseId
    expect(course).not.toBeNull()
    const body = { learnType: 2, learnId, terminalType: 2, clientTime: sands.clock.now().toISOString() } as const
    expect(await newcomer.call(CREATE, { body })).toSucceed()
    const { records } = (await newcomer.call(MINE, { query: { size: 100 } })).data
    expect(records.map(({ courseType, id }) => [courseType, id])).toEqual([['course', course]])
  })
})

describe('my study', () => {
  type Client = Awaited<ReturnType<typeof sands.signIn>>
  const mine = async (client: Client, query: { isFinished?: 0 | 1; fileType?: number } = {}) =>
    (await client.call(MINE, { query: { size: 100, ...query } })).data

  it('contains everything the person has started, the last studied first', async () => {
    const { records, total } = await mine(await sands.signIn('learner'))
    const times = records.map(({ lastTime }) => lastTime)

    expect(total).toBe(records.length)
    expect(times).toEqual(times.toSorted().reverse())
    expect(records.find(({ title }) => title === '门店安全第一课')).toMatchObject({
      courseType: 'course',
      percent: 39,
      isFinished: 0,
      continueTitle: '巡查路线示范',
      isAvailable: 1,
    })
  })

  it('keeps deleted and withdrawn courses, and marks them as unavailable', async () => {
    const { records } = await mine(await sands.signIn('learner'))
    const of = (title: string) => records.find((record) => record.title === title)

    expect(of('夏季促销备战')).toMatchObject({ isAvailable: 0, isFinished: 1, percent: 100, continueId: null })
    expect(of('旧版收银系统操作')).toMatchObject({ isAvailable: 0, isFinished: 0, percent: 62, continueId: null })
  })

  it('contains courseware that belongs to no course', async () => {
    const { records } = await mine(await sands.signIn('learner'))

    expect(records.find(({ courseType }) => courseType === 'courseWare')).toMatchObject({
      title: '本周一听：晨间音乐',
      percent: 45,
      continueId: await coursewareId(sands, '本周一听：晨间音乐'),
    })
  })

  it('is filtered by finished and unfinished', async () => {
    const learner = await sands.signIn('learner')
    const [all, finished, open] = await Promise.all([
      mine(learner),
      mine(learner, { isFinished: 1 }),
      mine(learner, { isFinished: 0 }),
    ])

    expect(finished.total + open.total).toBe(all.total)
    expect(finished.records.every(({ isFinished, percent }) => isFinished === 1 && percent === 100)).toBe(true)
    expect(open.records.every(({ isFinished, percent }) => isFinished === 0 && percent < 100)).toBe(true)
  })

  it('finds a course by every type that one of its coursewares has', async () => {
    const learner = await sands.signIn('learner')
    const { records } = await mine(learner)
    const typesOf = async ({ courseType, id, fileType }: (typeof records)[number]) => {
      if (courseType === 'courseWare') return [fileType]
      const { data } = await learner.call(DETAIL, { body: { id: id as Id<'course'> } })
      return data.catalogue.flatMap(({ items: coursewares }) => coursewares.map(({ courseWareType }) => courseWareType))
    }
    const there = records.filter(({ isAvailable }) => isAvailable === 1)
    const typed = await Promise.all(there.map(async (item) => ({ item, types: await typesOf(item) })))
    for (const fileType of [1, 2, 3, 4, 5] as const) {
      const found = (await mine(learner, { fileType })).records.filter(({ isAvailable }) => isAvailable === 1)
      expect(found).toEqual(typed.filter(({ types }) => types.includes(fileType)).map(({ item }) => item))
    }
    expect(typed.some(({ item, types }) => types.includes(4) && item.fileType !== 4)).toBe(true)
  })

  it('shows the last finished entries first in the finished list', async () => {
    const { records } = await mine(await sands.signIn('learner'), { isFinished: 1 })
    const times = records.map(({ finishTime, lastTime }) => finishTime ?? lastTime)

    expect(times.length).toBeGreaterThan(2)
    expect(times).toEqual(times.toSorted().reverse())
  })

  it('contains only this person’s records in this college, and needs a session', async () => {
    const [newcomer, emma] = [await signInNew(sands), await sands.signIn('emma')]

    expect(await mine(newcomer)).toMatchObject({ total: 0, records: [] })
    expect((await mine(emma)).records.some(({ title }) => title === '门店安全第一课')).toBe(false)
    expect(await sands.visitor().call(MINE)).toFailWith('kernel.not_signed_in')
    expect(await newcomer.call(MINE, { query: { fileType: 6 } })).toFailWith('kernel.invalid_field')
  })
})

describe('the progress of a course', () => {
  type Client = Awaited<ReturnType<typeof sands.signIn>>
  let newcomer: Client
  beforeAll(async () => {
    newcomer = await signInNew(sands)
  })

  /** The percentage as each screen shows it. */
  async function everywhere(client: Client, title: string): Promise<number[]> {
    const id = await courseId(sands, title)
    const list = await client.call(PAGE, { body: { ids: [id] } })
    const found = await client.call(SEARCH, { query: { keyWord: title } })
    const detail = await client.call(DETAIL, { body: { id } })
    const mine = await client.call(MINE, { query: { size: 100 } })
    return [
      list.data.records[0]?.percent ?? -1,
      found.data.records.find((record) => record.id === id)?.percent ?? -1,
      detail.data.percent,
      mine.data.records.find((record) => record.id === id)?.percent ?? -1,
    ]
  }

  it('is the same number on all screens, and finishing the last courseware finishes the course', async () => {
    const title = '商品陈列的七个细节'
    const id = await courseId(sands, title)
    const finished: string[] = []
    sands.server.kernel.events.on('course.finished', async (_, event) => void finished.push(event.courseId))
    const before = (await newcomer.call(DETAIL, { body: { id } })).data
    const sit = async (courseware: string, to: number) =>
      study(sands, newcomer, { id: await coursewareId(sands, courseware), courseId: id, from: 1, to, seconds: 60 })

    await sit('入口与动线', 4)
    expect(await everywhere(newcomer, title)).toEqual([33, 33, 33, 33])

    await sit('货架上的层次', 3)
    // The mean of 100, 50 and 0.
    expect(await everywhere(newcomer, title)).toEqual([50, 50, 50, 50])
    expect((await newcomer.call(DETAIL, { body: { id } })).data).toMatchObject({
      learnStatus: 2,
      learnNum: before.learnNum + 1,
      continueId: await coursewareId(sands, '货架上的层次'),
    })

    await sit('货架上的层次', 5)
    await sit('换季陈列记录', 3)
    const after = (await newcomer.call(DETAIL, { body: { id } })).data
    expect(await everywhere(newcomer, title)).toEqual([100, 100, 100, 100])
    expect(after).toMatchObject({ learnStatus: 1, learnNum: before.learnNum + 1, finishTime: expect.any(String) })
    expect(finished).toEqual([id])
  })

  it('stays at 100 when the catalogue grows after the course was finished', async () => {
    const id = await courseId(sands, '商品陈列的七个细节')
    await change(
      sands,
      `insert into course_items (course_id, courseware_id, chapter_id, is_required, sort)
        select $1, $2, chapter_id, true, 99 from course_items where course_id = $1 limit 1`,
      id,
      await coursewareId(sands, '四个数字'),
    )

    expect(await everywhere(newcomer, '商品陈列的七个细节')).toEqual([100, 100, 100, 100])
  })

  it('unlocks the next courseware, and not before', async () => {
    const courseOf = await courseId(sands, '消防安全与应急疏散')
    const [first, last] = [await coursewareId(sands, '消防检查清单'), await coursewareId(sands, '疏散路线图')]
    const begin = (learnId: string) =>
      newcomer.call(CREATE, {
        body: {
          learnType: 2,
          learnId,
          courseId: courseOf,
          terminalType: 2,
          clientTime: sands.clock.now().toISOString(),
        },
      })

    expect(await begin(last)).toFailWith('study.locked')
    await study(sands, newcomer, { id: first, courseId: courseOf, from: 1, to: 3, seconds: 90 })
    expect(await begin(last)).toFailWith('study.locked')
    expect(await begin(await coursewareId(sands, '演练现场'))).toSucceed()
  })

  it('counts courseware in every course that contains it', async () => {
    const { data } = await newcomer.call(DETAIL, { body: { id: await courseId(sands, '门店安全第一课') } })
    const shared = data.catalogue
      .flatMap(({ items: coursewares }) => coursewares)
      .find(({ title }) => title === '消防检查清单')

    expect(shared).toMatchObject({ isFinished: 1, percent: 100, lock: null })
    expect(data).toMatchObject({ percent: 25, learnStatus: 2 })
  })

  it('cannot start with courseware that is deleted, withdrawn, for another audience, or not ready', async () => {
    const begin = async (title: string) =>
      newcomer.call(CREATE, {
        body: {
          learnType: 2,
          learnId: await coursewareId(sands, title),
          terminalType: 2,
          clientTime: sands.clock.now().toISOString(),
        },
      })
    for (const title of ['主推商品图册', '旧系统开机', '第一次晨会'])
      expect(await begin(title)).toFailWith('study.gone')

    await change(sands, `update files set status = 2 where name = '职场写作手册.pdf'`)
    expect(await begin('职场写作手册')).toFailWith('study.not_ready')
  })
})
