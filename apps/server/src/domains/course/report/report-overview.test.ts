import type { CallQuery } from '@sands/contract/calls'
import type { ManagedCourse, ManagedCourseware } from '@sands/contract/course/manage.model'
import type { UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import {
  aChapter,
  aCourse,
  aCourseware,
  aPublishedCourse,
  aPublisher,
  haveStudied,
} from '../../../testing/course-authoring.ts'
import { departmentId, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const REPORT = 'GET /sands-lms/api/v1/manage/course/report'
const COURSES = 'GET /sands-lms/api/v1/manage/course/report/courses'
const HISTORY = 'GET /sands-lms/api/v1/manage/course/report/history'
const PEOPLE = 'GET /sands-lms/api/v1/manage/course/report/people'
const PERSON = 'GET /sands-lms/api/v1/manage/course/report/person'
const ROWS = 'GET /sands-lms/api/v1/manage/course/report/page'
const REMOVE = 'POST /sands-lms/api/v1/manage/course/remove'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/course/withdraw'
const MY_STUDY = 'GET /sands-lms/api/v1/course/my-page'
const MY_TIME = 'POST /sands-lms/api/v1/dailyStudyRecords/simpleInfo'

describe('reports on all courses and on people', () => {
  const sands = useSands()
  let manager: SignedIn
  let teacher: SignedIn
  let film: ManagedCourseware
  let song: ManagedCourseware
  let course: ManagedCourse

  const query = (sqlText: string, values: unknown[]) => sands.server.kernel.database.pool.query(sqlText, values)
  const courses = async (filter: CallQuery<typeof COURSES>) => (await teacher.call(COURSES, { query: filter })).data
  const people = async (filter: CallQuery<typeof PEOPLE>) => (await teacher.call(PEOPLE, { query: filter })).data

  /**
   * Creates one learner in progress, one who has finished, one who finished all courseware before the course existed,
   * and one person outside the audience.
   */
  beforeAll(async () => {
    manager = await aPublisher(sands)
    teacher = await sands.signIn('teacher')
    film = await aCourseware(sands, manager, { title: 'Film' })
    song = await aCourseware(sands, manager, { title: 'Song' })
    const names = ['learner', 'author', 'teacher', 'reviewer']
    const users = await Promise.all(names.map((name) => userId(sands, name)))
    for (const name of ['teacher', 'auditor'])
      await query(
        `insert into progress (user_id, learn_type, learn_id, college_id, total, percent, started_at, last_at, finished_at)
         select $1, 2, id, college_id, 1, 100, now() - interval '2 days', now(), now() from coursewares where id = any($2)`,
        [await userId(sands, name), [film.id, song.id]],
      )
    course = await aPublishedCourse(manager, {
      title: 'Overviewed 茶',
      chapters: [aChapter([film.id, song.id])],
      audience: { included: users.map((id) => ({ kind: 'user', id })), excluded: [] },
    })
    const { id } = course
    await haveStudied(sands, { userName: 'learner', courseId: id, coursewares: { [film.id]: 100, [song.id]: 30 } })
    await haveStudied(sands, { userName: 'author', courseId: id, coursewares: { [film.id]: 100, [song.id]: 100 } })
    await query(
      `update course_learners set started_at = now() - interval '3 days',
         finished_at = case when user_id = $2 then now() - interval '1 day' end where course_id = $1 and user_id = any($3)`,
      [id, users[1], users.slice(0, 2)],
    )
  })

  it('count for each course the same people as the report of that course, and nobody outside its audience', async () => {
    const { records, total } = await courses({ keyWord: 'overviewed' })
    expect(total).toBe(1)
    expect(records[0]).toMatchObject({ id: course.id, state: 'published', cover: null, started: 3, finished: 2 })
    const { data } = await teacher.call(REPORT, { query: { courseId: course.id } })
    expect(data).toMatchObject({ audience: 4, started: 3, finished: 2 })
    const states = (await teacher.call(ROWS, { query: { courseId: course.id } })).data.records.map(({ state }) => state)
    expect(states.filter((state) => state === 'finished')).toHaveLength(2)
    expect(states.filter((state) => state !== 'not_started')).toHaveLength(3)
  })

  it('leave out courses that were never published, and include deleted courses on request', async () => {
    await aCourse(manager, { title: 'Never out 茶' })
    const gone = await aPublishedCourse(manager, { title: 'Gone 茶', chapters: [aChapter([film.id])] })
    const back = await aPublishedCourse(manager, { title: 'Taken back 茶', chapters: [aChapter([film.id])] })
    await manager.call(REMOVE, { body: { id: gone.id, version: gone.version } })
    await manager.call(WITHDRAW, { body: { id: back.id, version: back.version } })
    const titles = async (filter: CallQuery<typeof COURSES>) =>
      (await courses({ keyWord: '茶', size: 100, ...filter })).records.map(({ title }) => title)
    expect((await titles({})).sort()).toEqual(['Overviewed 茶', 'Taken back 茶'])
    expect(await titles({ state: 'published' })).toEqual(['Overviewed 茶'])
    expect(await titles({ state: 'withdrawn' })).toEqual(['Taken back 茶'])
    expect(await titles({ state: 'removed' })).toEqual(['Gone 茶'])
    expect(await titles({ keyWord: '%' })).toEqual([])
  })

  it('put the latest published course first', async () => {
    const { records } = await courses({ size: 100 })
    const { rows } = await query(
      'select id from courses where id = any($1) order by published_at desc nulls last, id desc',
      [records.map(({ id }) => id)],
    )
    expect(records.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  })

  it('count day by day the people who started and who finished', async () => {
    const { data } = await teacher.call(HISTORY, { query: { courseId: course.id, days: 7 } })
    expect(data).toHaveLength(7)
    expect(data.map(({ started }) => started)).toEqual([0, 0, 0, 2, 1, 0, 0])
    expect(data.map(({ finished }) => finished)).toEqual([0, 0, 0, 0, 0, 1, 1])
    expect(data.map(({ day }) => day)).toEqual([...data.map(({ day }) => day)].sort())
    const short = (await teacher.call(HISTORY, { query: { courseId: course.id, days: 1 } })).data
    expect(short).toEqual(data.slice(-1))
  })

  it('show the learning record of a person with the same numbers as the screens of that person', async () => {
    const learner = await sands.signIn('learner')
    const mine = (await learner.call(MY_STUDY, { query: { size: 100 } })).data.records
    const { data } = await teacher.call(PERSON, { query: { userId: await userId(sands, 'learner'), size: 100 } })
    const own = mine.filter(({ courseType }) => courseType === 'course')
    expect(data.courses.total).toBe(own.length)
    expect(data.courses.records.map(({ courseId, percent, seconds }) => [courseId, percent, seconds])).toEqual(
      own.map(({ id, percent, seconds }) => [id, percent, seconds]),
    )
    expect(data.courses.records.find(({ courseId }) => courseId === course.id)).toMatchObject({
      title: 'Overviewed 茶',
      courseState: 'published',
      state: 'in_progress',
      percent: 65,
      seconds: 120,
      finishTime: null,
    })
    const { totalStudyDuringTime } = (await learner.call(MY_TIME, { body: {} })).data
    expect(data.person).toMatchObject({
      userName: 'learner',
      started: own.length,
      finished: own.filter(({ percent }) => percent === 100).length,
      seconds: totalStudyDuringTime,
    })
  })

  it('narrow the courses of a person by state and words', async () => {
    const author = await userId(sands, 'author')
    const titles = async (filter: Omit<CallQuery<typeof PERSON>, 'userId'>) =>
      (await teacher.call(PERSON, { query: { userId: author, size: 100, ...filter } })).data.courses.records.map(
        ({ title }) => title,
      )
    expect(await titles({ keyWord: 'overviewed', state: 'finished' })).toEqual(['Overviewed 茶'])
    expect(await titles({ keyWord: 'overviewed', state: 'in_progress' })).toEqual([])
    expect(await titles({ state: 'not_started' })).toEqual([])
  })

  it('list people by study time, filtered by words, department and whether they have studied', async () => {
    const all = await people({ size: 100 })
    const times = all.records.map(({ seconds }) => seconds)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect((await people({ keyWord: 'LEARNER' })).records.map(({ userName }) => userName)).toEqual(['learner'])
    const idle = await people({ hasStudied: 0, size: 100 })
    expect(idle.records.every(({ seconds }) => seconds === 0)).toBe(true)
    expect(idle.total + (await people({ hasStudied: 1 })).total).toBe(all.total)
    const elsewhere = { departmentId: await departmentId(sands, '人力资源部'), keyWord: 'learner' }
    expect((await people(elsewhere)).total).toBe(0)
    const { rows } = await query(
      `select d.path[1] as id from memberships m join departments d on d.id = m.department_id
       where m.user_id = $1 order by m.college_id limit 1`,
      [await userId(sands, 'learner')],
    )
    expect((await people({ departmentId: rows[0].id, keyWord: 'learner' })).total).toBe(1)
  })

  it('need the right, and cover only the college of the person', async () => {
    const emma = await signInWith(sands, 'emma', { rights: ['course.reports.view'] })
    const somebody = await userId(sands, 'author')
    expect(await emma.call(PERSON, { query: { userId: somebody } })).toFailWith('kernel.not_found')
    expect(await teacher.call(PERSON, { query: { userId: '999999' as UserId } })).toFailWith('kernel.not_found')
    expect(await emma.call(HISTORY, { query: { courseId: course.id, days: 7 } })).toFailWith('course.unknown')
    expect((await emma.call(COURSES, { query: { keyWord: 'overviewed' } })).data.total).toBe(0)
    expect((await emma.call(PEOPLE, { query: { keyWord: 'author' } })).data.total).toBe(0)
    const author = await sands.signIn('author')
    for (const client of [author, sands.visitor()]) {
      const refusal = client === author ? 'kernel.no_permission' : 'kernel.not_signed_in'
      expect(await client.call(COURSES, { query: {} })).toFailWith(refusal)
      expect(await client.call(HISTORY, { query: { courseId: course.id, days: 7 } })).toFailWith(refusal)
      expect(await client.call(PEOPLE, { query: {} })).toFailWith(refusal)
      expect(await client.call(PERSON, { query: { userId: somebody } })).toFailWith(refusal)
    }
    const tooFar = await teacher.call(HISTORY, { query: { courseId: course.id, days: 1000 } })
    expect(tooFar).toFailWith('kernel.invalid_field')
  })
})
