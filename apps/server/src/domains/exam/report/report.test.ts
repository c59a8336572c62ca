import type { CallQuery } from '@sands/contract/calls'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { batchEnded, batchFile } from '../../../testing/batch.ts'
import type { SignedIn } from '../../../testing/client.ts'
import { aTaker } from '../../../testing/exam/a-taker.ts'
import { anExam, aQuestion } from '../../../testing/exam/an-exam.ts'
import { hasTaken } from '../../../testing/exam/have-taken.ts'
import { sheetsOf } from '../../../testing/files/sheet.ts'
import { auditLog, losesRoles, signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const REPORT = '/sands-lms/api/v1/manage/exam/report'
const PEOPLE = ['learner', 'author', 'teacher', 'staff02']
const MINUTE_MS = 60_000

describe('the report of an exam', () => {
  const sands = useSands()
  let manager: SignedIn
  let examId: Id<'exam'>
  let questionIds: Id<'question'>[]
  let passed: Id<'examAttempt'>

  const query = (sqlText: string, values: unknown[]) => sands.server.kernel.database.pool.query(sqlText, values)
  const people = async (filter: Partial<CallQuery<`GET ${typeof REPORT}/page`>> = {}) =>
    (await manager.call(`GET ${REPORT}/page`, { query: { examId, ...filter } })).data

  /** Only some people may take the exam. */
  async function isFor(id: Id<'exam'>, names: readonly string[]): Promise<void> {
    const { rows } = await query(
      'insert into audiences (college_id) select college_id from exams where id = $1 returning id',
      [id],
    )
    for (const name of names)
      await query('insert into audience_members (audience_id, key, excluded) values ($1, $2, false)', [
        rows[0].id,
        `user:${await userId(sands, name)}`,
      ])
    await query('update exams set audience_id = $2 where id = $1', [id, rows[0].id])
  }

  /** Of four people, one passes, one fails at the first try, one has begun, and one has done nothing. */
  beforeAll(async () => {
    manager = await signInWith(sands, 'manager', { rights: ['exam.report'] })
    const questions = [aQuestion.single('Hot or cold?'), aQuestion.judge(), aQuestion.fill(), aQuestion.multiple()]
    const exam = await anExam(sands, { questions, document: { title: 'Reported: a/b', attempts: 2 } })
    examId = exam.id
    await isFor(examId, PEOPLE)
    const { rows } = await query('select question_id from question_versions where id = any($1::bigint[]) order by id', [
      exam.versionIds,
    ])
    questionIds = rows.map((row) => row.question_id)
    passed = await hasTaken(sands, 'learner', {
      examId,
      answers: { q1: { options: ['B'] }, q2: { isTrue: true }, q4: { options: ['A', 'C'] } },
    })
    await hasTaken(sands, 'author', {
      examId,
      answers: { q1: { options: ['A'] }, q2: { isTrue: true }, q3: { blanks: { b1: ' Blue ' } } },
    })
    await aTaker(await sands.signIn('teacher')).begin(examId)
  })

  it('counts who took it and passed, and puts scores into ten parts', async () => {
    const { data } = await manager.call(`GET ${REPORT}`, { query: { examId } })
    expect(data).toMatchObject({
      title: 'Reported: a/b',
      state: 'published',
      totalScore: 4000,
      passScore: 2400,
      audience: 4,
      notTaken: 1,
      taken: 3,
      inProgress: 1,
      inReview: 0,
      finished: 2,
      passed: 1,
      average: 2000,
      highest: 3000,
      lowest: 1000,
      bands: [0, 0, 1, 0, 0, 0, 0, 1, 0, 0],
    })
    const { records } = (await manager.call(`GET ${REPORT}/exams`, { query: { keyWord: 'reported' } })).data
    expect(records).toMatchObject([{ id: examId, taken: 3, finished: 2, passed: 1, average: 2000, totalScore: 4000 }])
  })

  it('lists everybody who may take it, with their state and scores', async () => {
    const { records, total } = await people()
    expect(total).toBe(4)
    expect(new Map(records.map((row) => [row.userName, [row.state, row.attempts, row.score, row.best]]))).toEqual(
      new Map<string, unknown>([
        ['teacher', ['in_progress', 1, null, null]],
        ['author', ['failed', 1, 1000, 1000]],
        ['learner', ['passed', 1, 3000, 3000]],
        ['staff02', ['not_taken', 0, null, null]],
      ]),
    )
    const names = async (filter: Parameters<typeof people>[0]) => {
      const found = await people(filter)
      expect(found.total).toBe(found.records.length)
      return found.records.map(({ userName }) => userName)
    }
    expect(await names({ state: 'not_taken' })).toEqual(['staff02'])
    expect(await names({ state: 'passed' })).toEqual(['learner'])
    expect(await names({ state: 'in_review' })).toEqual([])
    expect(await names({ keyWord: 'AUTH' })).toEqual(['author'])
    expect(await names({ keyWord: '%' })).toEqual([])
  })

  it('sums up departments', async () => {
    const { records, total } = (await manager.call(`GET ${REPORT}/departments`, { query: { examId } })).data
    expect(total).toBe(records.length)
    const sum = (field: 'people' | 'taken' | 'finished' | 'passed') => records.reduce((all, row) => all + row[field], 0)
    expect([sum('people'), sum('taken'), sum('finished'), sum('passed')]).toEqual([4, 3, 2, 1])
  })

  it('shows how each question works, and how people answered it', async () => {
    const { data } = await manager.call(`GET ${REPORT}/questions`, { query: { examId } })
    expect(data.attempts).toBe(2)
    expect(data.questions.map((row) => [row.type, row.right, row.wrong, row.unanswered, row.facility])).toEqual([
      ['single', 1, 1, 0, 0.5],
      ['judge', 2, 0, 0, 1],
      ['fill', 0, 1, 1, 0],
      ['multiple', 1, 0, 1, 0.5],
    ])
    // Two answers are too few to say anything.
    expect(data.questions[0]).toMatchObject({ discrimination: null, title: 'Hot or cold?' })
    const one = async (index: number) => {
      const questionId = questionIds[index] ?? ('0' as Id<'question'>)
      return (await manager.call(`GET ${REPORT}/question`, { query: { examId, questionId } })).data.choices
    }
    expect((await one(0)).map(({ key, isRight, people: count }) => [key, isRight, count])).toEqual([
      ['A', false, 1],
      ['B', true, 1],
      ['C', false, 0],
      ['D', false, 0],
    ])
    expect((await one(1)).map(({ key, isRight, people: count }) => [key, isRight, count])).toEqual([
      ['true', true, 2],
      ['false', false, 0],
    ])
    expect(await one(2)).toMatchObject([{ text: 'blue', people: 1 }])
    const unknown = await manager.call(`GET ${REPORT}/question`, {
      query: { examId, questionId: '999' as Id<'question'> },
    })
    expect(unknown).toFailWith('exam.question_unknown')
  })

  it('shows the attempts of a person, and one attempt with its answers', async () => {
    const { data } = await manager.call(`GET ${REPORT}/person`, {
      query: { examId, userId: await userId(sands, 'learner') },
    })
    expect(data).toMatchObject({
      examTitle: 'Reported: a/b',
      person: { userName: 'learner', state: 'passed' },
      attempts: [{ examRecordId: passed, number: 1, score: 3000, submitReason: 'learner', leaves: 0 }],
    })
    const attempt = (await manager.call(`GET ${REPORT}/attempt`, { query: { examRecordId: passed } })).data
    expect(attempt).toMatchObject({ userName: 'learner', attempt: { score: 3000 } })
    expect(attempt.sections?.[0]?.questions[0]).toMatchObject({
      answers: [{ answer: { options: ['B'] }, verdict: 'right', score: 1000 }],
      solution: { key: { key: { options: ['B'] } } },
    })
  })

  it('shows events of an attempt as hints', async () => {
    const { id } = await anExam(sands, { document: { title: 'Left alone' } })
    const taker = aTaker(await sands.signIn('learner'))
    const first = await taker.begin(id)
    const { ticket } = (await taker.open(first.id)).data
    await taker.note(first.id, ticket, 'leave')
    await taker.note(first.id, ticket, 'return')
    sands.clock.advance(MINUTE_MS)
    expect(await taker.submit(first.id, ticket, 0)).toSucceed()
    const { records, total } = (await manager.call(`GET ${REPORT}/integrity`, { query: { examId: id } })).data
    expect(total).toBe(1)
    expect(records).toMatchObject([{ userName: 'learner', leaves: 1, takeOvers: 1, devices: 1, offline: 0, quick: 0 }])
    const { notes } = (await manager.call(`GET ${REPORT}/attempt`, { query: { examRecordId: first.id } })).data
    expect(notes.map(({ kind }) => kind)).toEqual(['take_over', 'leave', 'return'])
    expect(notes[0]?.device).toEqual(expect.any(String))
  })

  it('is exported as a spreadsheet with people, questions and departments', async () => {
    const { data } = await manager.call(`POST ${REPORT}/export`, { body: { examId } })
    const batch = await batchEnded(manager, data.batchId)
    expect(batch).toMatchObject({ kind: 'exam.report', state: 'done', counts: { rows: 4 } })
    expect(batch.file?.name).toBe('Reported a b Exam report.xlsx')
    const sheets = await sheetsOf(await batchFile(manager, data.batchId))
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['People', 'Questions', 'Departments'])
    const [persons = [], questions = []] = sheets.map((each) => each.data)
    expect(persons.find(([name]) => name === 'learner')?.slice(3, 8)).toEqual(['Passed', 1, 30, 30, 30])
    expect(persons.find(([name]) => name === 'staff02')?.slice(3, 5)).toEqual(['Not taken', 0])
    expect(questions[1]?.slice(0, 3)).toEqual(['Hot or cold?', 'Single choice', 2])
    expect((await auditLog(sands, 3)).map(({ action }) => action)).toContain('exam.report.export-started')

    const all = await manager.call(`POST ${REPORT}/export-all`, { body: { keyWord: 'Reported' } })
    expect(await batchEnded(manager, all.data.batchId)).toMatchObject({ state: 'done', counts: { exams: 1, rows: 3 } })
    const [exams, takers] = await sheetsOf(await batchFile(manager, all.data.batchId))
    expect(exams?.data[1]?.[0]).toBe('Reported: a/b')
    expect(takers?.data.slice(1).map(([name]) => name)).toContain('author')
  })

  it('reminds people who have not taken it, each at most once a day, and says whom before', async () => {
    const effect = async () => (await manager.call(`GET ${REPORT}/remind`, { query: { examId } })).data
    expect(await effect()).toEqual({ people: 1, resting: 0 })
    expect((await manager.call(`POST ${REPORT}/remind`, { body: { examId } })).data).toEqual({ people: 1 })
    expect(await effect()).toEqual({ people: 0, resting: 1 })
    expect((await manager.call(`POST ${REPORT}/remind`, { body: { examId } })).data).toEqual({ people: 0 })
    expect((await auditLog(sands))[0]).toMatchObject({ action: 'exam.report.reminded', subject_id: examId })
    const staff = await sands.signIn('staff02')
    const inbox = async () =>
      (await staff.call('GET /sands-system/api/v1/message/page', { query: { code: 'study', size: 50 } })).data.records
        .filter(({ jumpModuleId }) => jumpModuleId === examId)
        .map(({ title, jumpType }) => [title, jumpType])
    expect(await inbox()).toEqual([['Reminder: the exam “Reported: a/b”', 6]])
    expect((await people({ state: 'not_taken' })).records[0]?.remindedAt).toEqual(expect.any(String))

    sands.clock.advance(1441 * MINUTE_MS)
    manager = await sands.signIn('manager')
    const someone = { examId, userIds: [await userId(sands, 'staff02'), await userId(sands, 'learner')] }
    expect((await manager.call(`POST ${REPORT}/remind`, { body: someone })).data).toEqual({ people: 1 })
  })

  it('reminds nobody of an exam that cannot be taken', async () => {
    const at = (minutes: number) => new Date(sands.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
    const remind = async (exam: Parameters<typeof anExam>[1]) =>
      manager.call(`POST ${REPORT}/remind`, { body: { examId: (await anExam(sands, exam)).id } })
    expect(await remind({ document: { closesAt: at(-1) } })).toFailWith('exam.closed')
    expect(await remind({ document: { opensAt: at(5) } })).toFailWith('exam.not_open_yet')
    expect(await remind({ state: 'withdrawn' })).toFailWith('exam.withdrawn')
  })

  it('compares answers as a batch, and reports people with the same rare mistakes', async () => {
    const questions = Array.from({ length: 14 }, (_, index) => aQuestion.single(`Question ${index + 1}`))
    const { id } = await anExam(sands, { questions, document: { title: 'Compared' } })
    const answers = (letters: string) =>
      Object.fromEntries([...letters].map((letter, index) => [`q${index + 1}`, { options: [letter] }]))
    expect((await manager.call(`GET ${REPORT}/similarity`, { query: { examId: id } })).data).toBeNull()
    await hasTaken(sands, 'learner', { examId: id, answers: answers('ACDACDACDACDBB') })
    await hasTaken(sands, 'staff02', { examId: id, answers: answers('ACDACDACDACDBB') })
    await hasTaken(sands, 'author', { examId: id, answers: answers('CDACDACDACDABB') })
    await hasTaken(sands, 'teacher', { examId: id, answers: answers('DACDACDACDACBB') })
    const { data } = await manager.call(`POST ${REPORT}/similarity/start`, { body: { examId: id } })
    expect(await batchEnded(manager, data.batchId)).toMatchObject({ state: 'done', counts: { people: 4, pairs: 1 } })
    const found = (await manager.call(`GET ${REPORT}/similarity`, { query: { examId: id } })).data
    expect(found).toMatchObject({ people: 4, leftOut: 0, pairs: [{ same: 12, bothWrong: 12 }] })
    const [pair] = found?.pairs ?? []
    expect([pair?.one.userName, pair?.other.userName].toSorted()).toEqual(['learner', 'staff02'])
  })

  it('needs the right, and covers only the own college', async () => {
    const emma = await signInWith(sands, 'emma', { rights: ['exam.report'] })
    const learner = await sands.signIn('learner')
    const reads = ['', '/questions', '/departments', '/page', '/integrity', '/similarity', '/remind'] as const
    for (const name of reads) {
      const path = `GET ${REPORT}${name}` as `GET ${typeof REPORT}`
      expect(await emma.call(path, { query: { examId } })).toFailWith('exam.unknown')
      expect(await learner.call(path, { query: { examId } })).toFailWith('kernel.no_permission')
      expect(await sands.visitor().call(path, { query: { examId } })).toFailWith('kernel.not_signed_in')
    }
    const writes = ['/remind', '/export', '/similarity/start'] as const
    for (const name of writes) {
      const path = `POST ${REPORT}${name}` as `POST ${typeof REPORT}/export`
      expect(await emma.call(path, { body: { examId } })).toFailWith('exam.unknown')
      expect(await learner.call(path, { body: { examId } })).toFailWith('kernel.no_permission')
    }
    const person = { examId, userId: await userId(sands, 'learner') }
    expect(await emma.call(`GET ${REPORT}/person`, { query: person })).toFailWith('exam.unknown')
    expect(await learner.call(`GET ${REPORT}/person`, { query: person })).toFailWith('kernel.no_permission')
    const nobody = { examId, userId: await userId(sands, 'emma') }
    expect(await manager.call(`GET ${REPORT}/person`, { query: nobody })).toFailWith('kernel.not_found')
    const attempt = { examRecordId: passed }
    expect(await emma.call(`GET ${REPORT}/attempt`, { query: attempt })).toFailWith('exam.attempt_unknown')
    expect(await learner.call(`GET ${REPORT}/attempt`, { query: attempt })).toFailWith('kernel.no_permission')
    const one = { examId, questionId: questionIds[0] ?? ('0' as Id<'question'>) }
    expect(await emma.call(`GET ${REPORT}/question`, { query: one })).toFailWith('exam.unknown')
    expect(await learner.call(`GET ${REPORT}/question`, { query: one })).toFailWith('kernel.no_permission')
    expect(await learner.call(`GET ${REPORT}/exams`)).toFailWith('kernel.no_permission')
    expect(await learner.call(`POST ${REPORT}/export-all`, { body: {} })).toFailWith('kernel.no_permission')
    const theirs = (await emma.call(`GET ${REPORT}/exams`, { query: { keyWord: 'Reported' } })).data
    expect(theirs.records.map(({ id }) => id)).not.toContain(examId)
  })

  it('is not exported for a person who has lost the right', async () => {
    const auditor = await signInWith(sands, 'auditor', { rights: ['exam.report'] })
    await losesRoles(sands, 'auditor')
    const { data } = await auditor.call(`POST ${REPORT}/export`, { body: { examId } })
    expect(await batchEnded(auditor, data.batchId)).toMatchObject({ state: 'failed', file: null })
  })

  it('exists for a deleted exam', async () => {
    const { id } = await anExam(sands, { document: { title: 'Gone exam' } })
    await query('update exams set removed_at = now() where id = $1', [id])
    expect((await manager.call(`GET ${REPORT}`, { query: { examId: id } })).data).toMatchObject({ state: 'removed' })
    const listed = async (state?: 'removed') =>
      (await manager.call(`GET ${REPORT}/exams`, { query: { keyWord: 'gone exam', ...(state && { state }) } })).data
        .total
    expect([await listed(), await listed('removed')]).toEqual([0, 1])
  })
})
