import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { CallBody } from '@sands/contract/calls'
import type { ManagedCourse } from '@sands/contract/course/manage.model'
import type { BatchId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { aChapter, aCourseware, aPublishedCourse, aPublisher, haveStudied } from '../../../testing/course-authoring.ts'
import { secondsOf, sheetsOf, timeOf } from '../../../testing/files/sheet.ts'
import { auditLog, departmentId, losesRoles, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { allReportsExport } from './report-export-all.service.ts'

const EXPORT = 'POST /sands-lms/api/v1/manage/course/report/export-all'
const COURSES = 'GET /sands-lms/api/v1/manage/course/report/courses'
const PEOPLE = 'GET /sands-lms/api/v1/manage/course/report/page'
const WITHDRAW = 'POST /sands-lms/api/v1/manage/course/withdraw'

describe('the reports of all courses', () => {
  const sands = useSands()
  let manager: SignedIn
  let teacher: SignedIn
  let tea: ManagedCourse
  let coffee: ManagedCourse

  /**
   * Creates one course that two people have started and one of them has finished, and one course that nobody has
   * opened.
   */
  beforeAll(async () => {
    manager = await aPublisher(sands)
    teacher = await sands.signIn('teacher')
    const film = await aCourseware(sands, manager, { title: 'Film' })
    const song = await aCourseware(sands, manager, { title: 'Song' })
    tea = await aPublishedCourse(manager, { title: 'Exported 茶', chapters: [aChapter([film.id])] })
    coffee = await aPublishedCourse(manager, { title: 'Exported 咖啡', chapters: [aChapter([song.id])] })
    await haveStudied(sands, { userName: 'author', courseId: tea.id, coursewares: { [film.id]: 100 } })
    await haveStudied(sands, { userName: 'learner', courseId: tea.id, coursewares: { [film.id]: 50 }, seconds: 3725 })
  })

  async function exported(body: CallBody<typeof EXPORT>) {
    const started = await teacher.call(EXPORT, { body })
    expect(started).toSucceed()
    const batch = await batchEnded(teacher, started.data.batchId)
    const sheets = await sheetsOf(await batchFile(teacher, started.data.batchId))
    return { batch, sheets }
  }

  it('are exported as two sheets: courses with their numbers, and learners with their results', async () => {
    const { batch, sheets } = await exported({ keyWord: 'exported' })
    expect(batch).toMatchObject({
      kind: 'course.all-reports',
      state: 'done',
      total: 2,
      done: 2,
      counts: { courses: 2, rows: 2 },
      file: { name: 'Study report of all courses.xlsx' },
    })
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['Courses', 'Who learned what'])
    const [courses, learned] = sheets.map(({ data }) => data)
    expect(courses?.[0]).toEqual([
      ...['Course title', 'Course status', 'Published', 'Learners', 'Finished by', 'Completion (%)', 'Study time'],
    ])
    const numbers = (courses ?? []).slice(1)
    expect(numbers.map((row) => row.slice(0, 6))).toEqual([
      ['Exported 咖啡', 'Published', expect.any(Date), 0, 0, null],
      ['Exported 茶', 'Published', expect.any(Date), 2, 1, 50],
    ])
    expect(numbers.map((row) => secondsOf(row[6]))).toEqual([0, 3785])
    expect(learned?.[0]).toEqual([
      ...['User name', 'Name', 'Department', 'Course title', 'Status', 'Progress (%)'],
      ...['Study time', 'Started', 'Last studied', 'Finished'],
    ])
    const rows = new Map((learned ?? []).slice(1).map((row) => [row[0], row]))
    expect(rows.get('learner')?.slice(3, 6)).toEqual(['Exported 茶', 'In progress', 50])
    expect(rows.get('author')?.slice(3, 6)).toEqual(['Exported 茶', 'Finished', 100])
    expect(['learner', 'author'].map((name) => secondsOf(rows.get(name)?.[6]))).toEqual([3725, 60])
    expect(rows.size).toBe(2)
    expect((await auditLog(sands, 3)).map(({ action }) => action)).toContain('course.report.export-started')
  })

  it('show the same numbers as the reports on the screen', async () => {
    const { sheets } = await exported({})
    const { records } = (await teacher.call(COURSES, { query: { size: 100 } })).data
    const [courses = [], learned = []] = sheets.map(({ data }) => data.slice(1))
    expect(courses.map(([title, , , started, finished]) => [title, started, finished])).toEqual(
      records.map(({ title, started, finished }) => [title, started, finished]),
    )
    const busiest = records.toSorted((one, other) => other.started - one.started)[0]
    if (!busiest) throw new Error('the demo company has no courses')
    const people = (await teacher.call(PEOPLE, { query: { courseId: busiest.id, size: 100 } })).data.records
    const started = people.filter(({ state }) => state !== 'not_started')
    expect(started.length).toBeGreaterThan(2)
    expect(
      new Map(learned.flatMap(([name, , , title, , percent]) => (title === busiest.title ? [[name, percent]] : []))),
    ).toEqual(new Map(started.map(({ userName, percent }) => [userName, percent])))
  })

  it('are narrowed by words, state and department', async () => {
    expect(await manager.call(WITHDRAW, { body: { id: coffee.id, version: coffee.version } })).toSucceed()
    const titles = async (body: CallBody<typeof EXPORT>) =>
      (await exported({ keyWord: 'exported', ...body })).sheets[0]?.data.slice(1).map(([title]) => title)
    expect(await titles({ state: 'withdrawn' })).toEqual(['Exported 咖啡'])
    expect(await titles({ state: 'removed' })).toEqual([])

    const { rows } = await sands.server.kernel.database.pool.query(
      `select d.id, (select count(*)::int from memberships o join departments od on od.id = o.department_id
         join users u on u.id = o.user_id where d.id = any(od.path) and u.user_name in ('learner', 'author')) as people
       from memberships m join departments d on d.id = m.department_id where m.user_id = $1 order by m.college_id limit 1`,
      [await userId(sands, 'learner')],
    )
    const own = await exported({ keyWord: '茶', departmentId: rows[0].id })
    expect(own.batch.counts).toEqual({ courses: 1, rows: rows[0].people })
    expect(own.sheets[0]?.data[1]?.[3]).toBe(rows[0].people)
    const elsewhere = { keyWord: '茶', departmentId: await departmentId(sands, '人力资源部') }
    expect((await exported(elsewhere)).sheets[1]?.data.slice(1).map(([name]) => name)).not.toContain('learner')
  })

  it('leave out rows beyond the limit of a spreadsheet, and report their number', async () => {
    const folder = await mkdtemp(join(inject('runFolder'), 'all-reports-'))
    const steps: (readonly [number, number | undefined])[] = []
    const me = await userId(sands, 'teacher')
    const { rows } = await sands.server.kernel.database.pool.query(
      'select college_id, published_at from courses where id = $1',
      [tea.id],
    )
    const outcome = await allReportsExport(sands.server.kernel, 1).run({
      id: '1' as BatchId,
      input: { keyWord: '茶' },
      actor: { userId: me, name: '', collegeId: rows[0].college_id, ip: '', userAgent: '' },
      language: 'en-us',
      timeZone: 'Asia/Shanghai',
      folder,
      step: async (done, total) => void steps.push([done, total]),
    })
    expect(outcome.counts).toEqual({ courses: 1, rows: 1, left: 1 })
    const sheets = await sheetsOf(await readFile(outcome.file?.path ?? ''))
    expect(sheets.map(({ data }) => data.length)).toEqual([2, 2])
    expect(sheets[0]?.data[1]?.[3]).toBe(2)
    // The person who asked for the export is eight hours ahead of UTC.
    const published = new Date(new Date(rows[0].published_at).setMilliseconds(0) + 8 * 3_600_000)
    expect(timeOf(sheets[0]?.data[1]?.[2])).toBe(timeOf(published))
    expect(steps.at(-1)).toEqual([2, 2])
    await rm(folder, { recursive: true })
  })

  it('need the right, cover only the college of the person, and fail for a person who has lost the right', async () => {
    const author = await sands.signIn('author')
    expect(await author.call(EXPORT, { body: {} })).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(EXPORT, { body: {} })).toFailWith('kernel.not_signed_in')
    expect(await teacher.call(EXPORT, { body: { state: 'lost' as 'removed' } })).toFailWith('kernel.invalid_field')
    const emma = await signInWith(sands, 'emma', { rights: ['course.reports.view'] })
    const hers = await emma.call(EXPORT, { body: { keyWord: 'exported' } })
    expect(await batchEnded(emma, hers.data.batchId)).toMatchObject({ state: 'done', counts: { courses: 0, rows: 0 } })
    const auditor = await signInWith(sands, 'auditor', { rights: ['course.reports.view'] })
    await losesRoles(sands, 'auditor')
    const { data } = await auditor.call(EXPORT, { body: {} })
    expect(await batchEnded(auditor, data.batchId)).toMatchObject({ state: 'failed', file: null })
  })
})
