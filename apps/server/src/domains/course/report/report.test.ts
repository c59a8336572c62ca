import type { CallQuery } from '@sands/contract/calls'
import type { ManagedCourse, ManagedCourseware } from '@sands/contract/course/manage.model'
import { beforeAll, describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { SignedIn } from '../../../testing/client.ts'
import {
  aChapter,
  aCourseware,
  aCoursewareDraft,
  aFile,
  aPublishedCourse,
  aPublisher,
  haveStudied,
} from '../../../testing/course-authoring.ts'
import { secondsOf, sheetOf } from '../../../testing/files/sheet.ts'
import { auditLog, departmentId, losesRoles, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const REPORT = 'GET /sands-lms/api/v1/manage/course/report'
const PEOPLE = 'GET /sands-lms/api/v1/manage/course/report/page'
const EXPORT = 'POST /sands-lms/api/v1/manage/course/report/export'
const REMOVE = 'POST /sands-lms/api/v1/manage/course/remove'
const DETAIL = 'POST /sands-lms/api/v1/course/courseDetail'

const STUDENTS = ['learner', 'author', 'teacher']

describe('the report of a course', () => {
  const sands = useSands()
  let manager: SignedIn
  let teacher: SignedIn
  let film: ManagedCourseware
  let paper: ManagedCourseware
  let course: ManagedCourse

  const query = (sqlText: string, values: unknown[]) => sands.server.kernel.database.pool.query(sqlText, values)
  const people = async (filter: Partial<CallQuery<typeof PEOPLE>> = {}) =>
    (await teacher.call(PEOPLE, { query: { courseId: course.id, ...filter } })).data

  /** Creates three people: one who has finished, one in progress, and one who has never opened the course. */
  beforeAll(async () => {
    manager = await aPublisher(sands)
    teacher = await sands.signIn('teacher')
    film = await aCourseware(sands, manager, { title: 'Film' })
    paper = await aCourseware(sands, manager, {
      title: 'Paper',
      courseWareType: 2,
      fileId: await aFile(sands, { kind: 'document', duration: 0, pages: 10 }),
    })
    const page = aCoursewareDraft({ title: 'Page', courseWareType: 5, link: 'https://example.com' })
    const link = await aCourseware(sands, manager, page)
    const users = await Promise.all(STUDENTS.map((name) => userId(sands, name)))
    course = await aPublishedCourse(manager, {
      title: 'Reported: a/b',
      chapters: [aChapter([film.id, paper.id, `-${link.id}`])],
      audience: { included: users.map((id) => ({ kind: 'user', id })), excluded: [] },
    })
    const courseId = course.id
    await haveStudied(sands, { userName: 'author', courseId, coursewares: { [film.id]: 100, [paper.id]: 100 } })
    await haveStudied(sands, { userName: 'learner', courseId, coursewares: { [film.id]: 50 }, seconds: 3725 })
    await query('update progress set total = 10, covered = $2 where learn_id = $1 and learn_type = 2', [
      paper.id,
      '{[1,6)}',
    ])
  })

  it('counts the audience, the people who have started and those who have finished, and shows where people drop off', async () => {
    const { data } = await teacher.call(REPORT, { query: { courseId: course.id } })
    expect(data).toMatchObject({
      title: 'Reported: a/b',
      isRemoved: 0,
      audience: 3,
      started: 2,
      finished: 1,
      seconds: 60 + 60 + 3725,
    })
    const [first, second, third] = data.items
    expect(first).toMatchObject({ title: 'Film', total: 100_000, started: 2, finished: 1 })
    expect(first?.dropOff).toEqual([...Array(25).fill(2), ...Array(25).fill(1)])
    expect(second).toMatchObject({ title: 'Paper', total: 10, started: 1, finished: 1 })
    expect(second?.dropOff).toEqual([...Array(25).fill(1), ...Array(25).fill(0)])
    expect(third).toMatchObject({ title: 'Page', total: 1, started: 0, dropOff: [] })
  })

  it('lists the whole audience, including people who never opened the course, with the percentage that they see themselves', async () => {
    const { records, total } = await people()
    expect(total).toBe(3)
    expect(records.map(({ userName, state, percent }) => [userName, state, percent])).toEqual([
      ['learner', 'in_progress', 25],
      ['author', 'finished', 100],
      ['teacher', 'not_started', 0],
    ])
    expect(records[0]).toMatchObject({ seconds: 3725, startTime: expect.any(String), finishTime: null })
    expect(records[2]).toMatchObject({ startTime: null, lastTime: null, seconds: 0 })
    const learner = await sands.signIn('learner')
    expect((await learner.call(DETAIL, { body: { id: course.id } })).data.percent).toBe(25)
  })

  it('is narrowed by state, department with everything below it, and name', async () => {
    const names = async (filter: Partial<CallQuery<typeof PEOPLE>>) => {
      const { records, total } = await people(filter)
      expect(total).toBe(records.length)
      return records.map(({ userName }) => userName)
    }
    expect(await names({ state: 'not_started' })).toEqual(['teacher'])
    expect(await names({ state: 'in_progress' })).toEqual(['learner'])
    expect(await names({ state: 'finished' })).toEqual(['author'])
    expect(await names({ keyWord: 'LEARN' })).toEqual(['learner'])
    expect(await names({ keyWord: '%' })).toEqual([])
    const { rows } = await query(
      `select d.path[1] as id, (select count(*)::int from memberships o join departments od on od.id = o.department_id
         join users u on u.id = o.user_id where od.path[1] = d.path[1] and u.user_name = any($1)) as people
       from memberships m join departments d on d.id = m.department_id
       where m.user_id = (select id from users where user_name = 'learner') order by m.college_id limit 1`,
      [STUDENTS],
    )
    const [root] = rows
    expect((await people({ departmentId: root.id })).total).toBe(root.people)
    expect(await names({ departmentId: await departmentId(sands, '人力资源部'), keyWord: 'learner' })).toEqual([])
  })

  it('is exported to a spreadsheet in the background', async () => {
    const { data } = await teacher.call(EXPORT, { body: { courseId: course.id } })
    const batch = await batchEnded(teacher, data.batchId)
    expect(batch).toMatchObject({
      kind: 'course.report',
      state: 'done',
      total: 3,
      done: 3,
      counts: { rows: 3 },
      file: { name: 'Reported a b Study report.xlsx' },
    })
    const table = await sheetOf(await batchFile(teacher, data.batchId))
    expect(table[0]).toEqual([
      ...['User name', 'Name', 'Department', 'Status', 'Progress (%)'],
      ...['Study time', 'Started', 'Last studied', 'Finished'],
    ])
    const learner = table.find(([userName]) => userName === 'learner')
    expect(learner?.slice(3, 5)).toEqual(['In progress', 25])
    expect(secondsOf(learner?.[5])).toBe(3725)
    expect(learner?.slice(6)).toEqual([expect.any(Date), expect.any(Date), null])
    expect(table.find(([userName]) => userName === 'teacher')?.[3]).toBe('Not started')
    expect((await auditLog(sands, 3)).map(({ action }) => action)).toContain('course.report.export-started')

    const some = await teacher.call(EXPORT, { body: { courseId: course.id, state: 'finished' } })
    expect(await batchEnded(teacher, some.data.batchId)).toMatchObject({ state: 'done', counts: { rows: 1 } })
  })

  it('is not exported for a person who has lost the right', async () => {
    const auditor = await signInWith(sands, 'auditor', { rights: ['course.reports.view'] })
    await losesRoles(sands, 'auditor')
    const { data } = await auditor.call(EXPORT, { body: { courseId: course.id } })
    const batch = await batchEnded(auditor, data.batchId)
    expect(batch).toMatchObject({ state: 'failed', reason: 'You do not have permission to do this', file: null })
  })

  it('exists for a deleted course, and not for a course of another college', async () => {
    const { id } = await aPublishedCourse(manager, { title: 'Gone', chapters: [aChapter([film.id])] })
    expect(await manager.call(REMOVE, { body: { id, version: 2 } })).toSucceed()
    expect((await teacher.call(REPORT, { query: { courseId: id } })).data).toMatchObject({
      title: 'Gone',
      isRemoved: 1,
    })
    const emma = await signInWith(sands, 'emma', { rights: ['course.reports.view'] })
    expect(await emma.call(REPORT, { query: { courseId: id } })).toFailWith('course.unknown')
    expect(await emma.call(PEOPLE, { query: { courseId: id } })).toFailWith('course.unknown')
    expect(await emma.call(EXPORT, { body: { courseId: id } })).toFailWith('course.unknown')
    const author = await sands.signIn('author')
    expect(await author.call(REPORT, { query: { courseId: id } })).toFailWith('kernel.no_permission')
  })
})
