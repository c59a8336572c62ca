import type { CallBody } from '@sands/contract/calls'
import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { aTaker } from '../../../testing/exam/a-taker.ts'
import { anExam } from '../../../testing/exam/an-exam.ts'
import { hasTaken } from '../../../testing/exam/have-taken.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { departmentId, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const HOUR_MS = 3_600_000
const ADD = 'POST /sands-lms/api/v1/manage/exam/override/add'

describe('messages about exams', () => {
  const sands = useSands()
  beforeAll(async () => {
    await signInWith(sands, 'manager', { rights: ['exam.publish', 'exam.edit'] })
  })
  const inHours = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS)
  const query = (sqlText: string, values: unknown[] = []) => sands.server.kernel.database.pool.query(sqlText, values)

  /** Signs in each time, because sessions end when the clock is moved. */
  async function giveTerms(body: CallBody<typeof ADD>): Promise<void> {
    const manager = await sands.signIn('manager')
    expect(await manager.call(ADD, { body })).toSucceed()
  }

  async function run(job: 'exam.announce' | 'exam.tell-results'): Promise<void> {
    await query('insert into jobs.job (name, data) values ($1, $2)', [job, '{}'])
    await runJobs(sands)
  }

  /** The titles of all messages of a person about an exam. */
  async function told(userName: string, examId: Id<'exam'>): Promise<string[]> {
    const { rows } = await query(
      `select m.texts -> 'en-us' ->> 'title' as title, m.jump_type from inbox i join messages m on m.id = i.message_id
       where i.user_id = $1 and m.jump_module_id = $2 order by m.id`,
      [await userId(sands, userName), examId],
    )
    for (const { jump_type } of rows) expect(jump_type).toBe(6)
    return rows.map(({ title }) => title)
  }

  async function anExamFor(document: Partial<ExamDocument>, publishedHoursAgo = 100) {
    const { id } = await anExam(sands, { document: { title: 'Tea', ...document } })
    await query('update exams set published_at = $2 where id = $1', [id, inHours(-publishedHoursAgo)])
    return id
  }

  const OPENS = 'The exam “Tea” is open'
  const ENDS = 'The exam “Tea” ends soon'
  const RESULT = 'The result of “Tea” is there'
  const RETAKE = 'You have another chance at “Tea”'

  it('tell once that an exam has opened, and not those who have taken it', async () => {
    const id = await anExamFor({ opensAt: inHours(-2).toISOString() })
    await hasTaken(sands, 'learner', { examId: id, answers: {} })
    await run('exam.announce')
    await run('exam.announce')
    expect(await told('staff02', id)).toEqual([OPENS])
    expect(await told('learner', id)).not.toContain(OPENS)
  })

  it('tell nothing before it opens, and nothing when the server was away for days', async () => {
    const later = await anExamFor({ opensAt: inHours(1).toISOString() })
    const stale = await anExamFor({ opensAt: inHours(-50).toISOString() })
    const over = await anExamFor({ opensAt: inHours(-3).toISOString(), closesAt: inHours(-1).toISOString() })
    await run('exam.announce')
    for (const id of [later, stale, over]) expect(await told('staff02', id)).toEqual([])
    sands.clock.advance(2 * HOUR_MS)
    await run('exam.announce')
    expect(await told('staff02', later)).toEqual([OPENS])
  })

  it('tell only the audience', async () => {
    const id = await anExamFor({ opensAt: inHours(-1).toISOString() })
    const { rows } = await query(
      'insert into audiences (college_id) select college_id from exams where id = $1 returning id',
      [id],
    )
    await query('insert into audience_members (audience_id, key, excluded) values ($1, $2, false)', [
      rows[0].id,
      `user:${await userId(sands, 'author')}`,
    ])
    await query('update exams set audience_id = $2 where id = $1', [id, rows[0].id])
    await run('exam.announce')
    expect(await told('author', id)).toEqual([OPENS])
    expect(await told('staff02', id)).toEqual([])
    const { rows: noted } = await query('select people from exam_announcements where exam_id = $1', [id])
    expect(noted).toEqual([{ people: 1 }])
  })

  it('tell a day before the end those who have not begun, unless the exam is open for a day only', async () => {
    const window = { opensAt: inHours(-60).toISOString(), closesAt: inHours(20).toISOString() }
    const id = await anExamFor(window)
    const far = await anExamFor({ ...window, closesAt: inHours(30).toISOString() })
    const short = await anExamFor({ opensAt: inHours(-1).toISOString(), closesAt: inHours(20).toISOString() })
    const admitted = await anExamFor({ ...window, closesAt: null, admitUntil: inHours(5).toISOString() })
    await aTaker(await sands.signIn('learner')).begin(id)
    await run('exam.announce')
    await run('exam.announce')
    expect(await told('staff02', id)).toEqual([ENDS])
    expect(await told('learner', id)).toEqual([])
    expect(await told('staff02', far)).toEqual([])
    expect(await told('staff02', short)).toEqual([OPENS])
    expect(await told('staff02', admitted)).toEqual([ENDS])
  })

  it('tell people with other terms at their own end', async () => {
    const id = await anExamFor({ opensAt: inHours(-60).toISOString(), closesAt: inHours(10).toISOString() })
    const own = { opensAt: null, admitUntil: null, limitMinutes: null, attempts: null, departmentId: null }
    const body = {
      ...own,
      examId: id,
      userId: await userId(sands, 'staff02'),
      closesAt: inHours(40).toISOString(),
      reason: 'Ill',
    }
    await giveTerms(body)
    await run('exam.announce')
    expect(await told('author', id)).toEqual([ENDS])
    expect(await told('staff02', id)).toEqual([])
    sands.clock.advance(20 * HOUR_MS)
    await run('exam.announce')
    expect(await told('staff02', id)).toEqual([ENDS])
    expect(await told('author', id)).toEqual([ENDS])
  })

  it('tell once for each attempt that its result is there', async () => {
    const id = await anExamFor({ opensAt: inHours(-60).toISOString() })
    const first = await hasTaken(sands, 'learner', { examId: id, answers: {} })
    await run('exam.tell-results')
    await query('update exam_attempts set result_told_at = null where id = $1', [first])
    await run('exam.tell-results')
    expect(await told('learner', id)).toEqual([RESULT])
    await hasTaken(sands, 'learner', { examId: id, answers: {} })
    await run('exam.tell-results')
    expect(await told('learner', id)).toEqual([RESULT, RESULT])
  })

  it('tell nothing about results of last week', async () => {
    const id = await anExamFor({})
    const attempt = await hasTaken(sands, 'learner', { examId: id, answers: {} })
    await query('update exam_attempts set finished_at = $2 where id = $1', [attempt, inHours(-100)])
    await run('exam.tell-results')
    expect(await told('learner', id)).toEqual([])
    const { rows } = await query('select result_told_at from exam_attempts where id = $1', [attempt])
    expect(rows[0].result_told_at).not.toBeNull()
  })

  it('tell those who failed or missed it when they get another chance', async () => {
    const id = await anExamFor({ opensAt: inHours(-60).toISOString(), attempts: 1 })
    await hasTaken(sands, 'learner', { examId: id, answers: {} })
    await hasTaken(sands, 'author', { examId: id, answers: { q1: { options: ['B'] } } })
    const none = { opensAt: null, closesAt: null, admitUntil: null, limitMinutes: null, attempts: null }
    const give = async (userName: string, terms: object) => {
      const body = {
        ...none,
        examId: id,
        userId: await userId(sands, userName),
        departmentId: null,
        reason: 'Again',
        ...terms,
      }
      await giveTerms(body)
      await runJobs(sands)
    }
    await give('learner', { limitMinutes: 90 })
    expect(await told('learner', id)).toEqual([])
    await give('learner', { attempts: 2 })
    expect(await told('learner', id)).toEqual([RETAKE])
    await give('author', { attempts: 2 })
    expect(await told('author', id)).toEqual([])

    const missed = await anExamFor({ opensAt: inHours(-60).toISOString(), closesAt: inHours(-1).toISOString() })
    const place = { userId: null, departmentId: await departmentId(sands, '人力资源部') }
    const body = { ...none, ...place, examId: missed, closesAt: inHours(48).toISOString(), reason: 'Storm' }
    await giveTerms(body)
    await runJobs(sands)
    const { rows } = await query(
      `select count(*)::int as people, bool_and($2::bigint = any(d.path)) as inside from inbox i
         join messages m on m.id = i.message_id and m.jump_module_id = $1
         left join memberships s on s.user_id = i.user_id and s.college_id = i.college_id
         left join departments d on d.id = s.department_id`,
      [missed, place.departmentId],
    )
    expect(rows[0].people).toBeGreaterThan(0)
    expect(rows[0].inside).toBe(true)
  })
})
