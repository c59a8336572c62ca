import type { CoursewareDraft, ManagedCourseware } from '@sands/contract/course/manage.model'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import {
  aChapter,
  aCourse,
  aCourseware,
  aCoursewareDraft,
  aFile,
  aPublishedCourse,
  aPublisher,
  haveStudied,
} from '../../../testing/course-authoring.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const IMPACT = 'POST /sands-lms/api/v1/manage/course-ware/impact'
const UPDATE = 'POST /sands-lms/api/v1/manage/course-ware/update'
const PAGE = 'GET /sands-lms/api/v1/manage/course-ware/page'
const PUBLISH = 'POST /sands-lms/api/v1/manage/course/publish'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/course/withdraw'
const COURSE = 'GET /sands-lms/api/v1/manage/course/get'
const DETAIL = 'POST /sands-lms/api/v1/course/courseDetail'
const HOUR_MS = 3_600_000

describe('a change to courseware of a published course', () => {
  const sands = useSands()
  let author: SignedIn
  let manager: SignedIn
  let learner: SignedIn

  beforeAll(async () => {
    author = await sands.signIn('author')
    manager = await aPublisher(sands)
    learner = await sands.signIn('learner')
  })

  const changed = (courseware: ManagedCourseware, change: Partial<CoursewareDraft>) => ({
    body: {
      id: courseware.id,
      version: courseware.version,
      ...aCoursewareDraft({
        title: courseware.title,
        courseWareType: courseware.courseWareType,
        fileId: courseware.fileId,
        link: courseware.link,
        ...change,
      }),
    },
  })
  const stored = async ({ id, title }: ManagedCourseware) =>
    (await author.call(PAGE, { query: { keyWord: title } })).data.records.find((courseware) => courseware.id === id)

  it('needs the right to publish, also when the course is only scheduled', async () => {
    const courseware = await aCourseware(sands, author)
    const course = await aCourse(author, { chapters: [aChapter([courseware.id])] })
    const mended = (await author.call(UPDATE, changed(courseware, { title: 'In a draft' }))).data
    expect(mended).toMatchObject({ title: 'In a draft', courses: 0, liveCourses: 0 })

    const publishAt = new Date(sands.clock.now().getTime() + HOUR_MS).toISOString()
    const { data: waiting } = await manager.call(PUBLISH, {
      body: { id: course.id, version: course.version, publishAt },
    })
    expect(await author.call(UPDATE, changed(mended, { title: 'Waits' }))).toFailWith('kernel.no_permission')
    const { data: out } = await manager.call(PUBLISH, { body: { id: course.id, version: waiting.version } })
    expect(await author.call(UPDATE, changed(mended, { title: 'Is out' }))).toFailWith('kernel.no_permission')
    expect(await stored(mended)).toMatchObject({ title: 'In a draft', courses: 1, liveCourses: 1 })
    const { data } = await manager.call(UPDATE, changed(mended, { title: 'By who may' }))
    expect(data).toMatchObject({ title: 'By who may', version: 3 })

    expect(await manager.call(WITHDRAW, { body: { id: course.id, version: out.version } })).toSucceed()
    expect(await author.call(UPDATE, changed(data, { title: 'Withdrawn' }))).toSucceed()
  })

  it('is refused when learners could no longer finish the course', async () => {
    const link = await aCourseware(sands, author, {
      title: 'A page elsewhere',
      courseWareType: 5,
      fileId: null,
      link: 'https://example.com/a',
    })
    const paper = await aCourseware(sands, author, {
      title: 'A paper',
      courseWareType: 2,
      fileId: await aFile(sands, { kind: 'document', pages: 3 }),
    })
    const timed = changed(link, { minSeconds: 60 })
    expect((await author.call(IMPACT, timed)).data).toMatchObject({
      courses: 0,
      faults: [{ kind: 'time_beyond_medium', isWarning: false }],
    })
    await aPublishedCourse(manager, { chapters: [aChapter([link.id, paper.id])] })

    const refused = await manager.call(UPDATE, timed)
    expect(refused).toFailWith('course.courseware_faults')
    expect(refused.data).toEqual({ count: 1 })
    const noPages = changed(paper, { fileId: await aFile(sands, { kind: 'document', pages: 0 }) })
    expect(await manager.call(UPDATE, noPages)).toFailWith('course.courseware_faults')
    expect((await manager.call(IMPACT, noPages)).data).toMatchObject({
      courses: 1,
      faults: [{ kind: 'pages_unknown', isWarning: false }],
    })
    const slow = changed(paper, { minSeconds: 9000 })
    expect((await manager.call(IMPACT, slow)).data).toMatchObject({
      faults: [{ kind: 'time_beyond_day', isWarning: true }],
    })
    const failed = changed(paper, { fileId: await aFile(sands, { kind: 'document', status: 4 }) })
    expect(await manager.call(UPDATE, failed)).toFailWith('course.courseware_faults')
    expect(await stored(link)).toMatchObject({ minSeconds: 0, version: 1 })
    expect(await stored(paper)).toMatchObject({ fileId: paper.fileId, version: 1 })

    const inWork = changed(paper, { fileId: await aFile(sands, { kind: 'document', status: 2 }) })
    expect((await manager.call(UPDATE, inWork)).data).toMatchObject({ status: 2, version: 2 })
  })

  it('shows its impact before it is stored, and then has exactly this impact', async () => {
    const courseware = await aCourseware(sands, author, { title: 'A long film' })
    const { id: courseId } = await aPublishedCourse(manager, { chapters: [aChapter([courseware.id])] })
    for (const [userName, percent] of Object.entries({ learner: 85, teacher: 30, newcomer: 100 }))
      await haveStudied(sands, { userName, courseId, coursewares: { [courseware.id]: percent } })
    const everybody = { courses: 1, learners: 3, finishedKept: 1, faults: [] }
    const impact = async (change: Partial<CoursewareDraft>) =>
      (await author.call(IMPACT, changed(courseware, change))).data

    expect(await impact({ title: 'Another name' })).toEqual({
      ...everybody,
      percentUp: 0,
      percentDown: 0,
      wouldFinish: 0,
    })
    expect(await impact({ fileId: await aFile(sands, { duration: 200 }) })).toEqual({
      ...everybody,
      percentUp: 0,
      percentDown: 2,
      wouldFinish: 0,
    })
    const short = { fileId: await aFile(sands, { duration: 50 }) }
    expect(await impact({ ...short, minSeconds: 3000 })).toMatchObject({ percentUp: 2, wouldFinish: 0 })
    expect(await impact(short)).toEqual({ ...everybody, percentUp: 2, percentDown: 0, wouldFinish: 1 })
    expect(await stored(courseware)).toMatchObject({ fileId: courseware.fileId, version: 1 })

    const finishers = async () => (await manager.call(COURSE, { query: { id: courseId } })).data.finishNum
    const before = await finishers()
    const detail = async () => (await learner.call(DETAIL, { body: { id: courseId } })).data
    expect(await detail()).toMatchObject({ percent: 85 })
    expect(await manager.call(UPDATE, changed(courseware, short))).toSucceed()
    await runJobs(sands)
    expect(await detail()).toMatchObject({ percent: 100 })
    expect(await finishers()).toBe(before + 1)
    const { rows } = await sands.server.kernel.database.pool.query<{ percent: number }>(
      'select percent from progress where learn_type = 2 and learn_id = $1 order by percent',
      [courseware.id],
    )
    expect(rows.map(({ percent }) => percent)).toEqual([60, 100, 100])
    expect(await author.call(IMPACT, changed(courseware, short))).toFailWith('kernel.changed_meanwhile')
  })

  it('shows nothing to another college', async () => {
    const courseware = await aCourseware(sands, author)
    const emma = await signInWith(sands, 'emma', { rights: ['course.edit', 'course.publish'] })
    expect(await emma.call(IMPACT, changed(courseware, {}))).toFailWith('course.unknown')
  })
})
