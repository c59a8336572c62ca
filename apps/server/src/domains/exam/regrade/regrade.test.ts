import type { QuestionSolution } from '@sands/contract/exam/question.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aMark, aMarker, anExamToMark, handsIn } from '../../../testing/exam/a-marker.ts'
import { aTaker, operation } from '../../../testing/exam/a-taker.ts'
import { anExam, aQuestion, type TestExam } from '../../../testing/exam/an-exam.ts'
import { runJobs, wakeJobs } from '../../../testing/jobs.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const REGRADE = '/sands-lms/api/v1/manage/exam/regrade'
const ALL = ['score', 'paper', 'verdict', 'key', 'analysis', 'comment', 'rank'] as const
const review = { right_after: [...ALL], while_open: [...ALL], after_close: [...ALL] }

describe('regrading an exam', () => {
  const sands = useSands()
  let learner: SignedIn
  let colleague: SignedIn
  let manager: SignedIn
  beforeAll(async () => {
    learner = await sands.signIn('learner')
    colleague = await sands.signIn('staff02')
    manager = await signInWith(sands, 'manager', { rights: ['exam.publish'] })
  })
  const query = (text: string, values: unknown[] = []) => sands.server.kernel.database.pool.query(text, values)

  /** A new version of a question of the exam, with another key. */
  async function correctKey({ versionIds }: TestExam, place: number, key: QuestionSolution['key']): Promise<void> {
    const { rows } = await query(
      `insert into question_versions (question_id, number, body, solution, created_at)
        select question_id, number + 1, body, jsonb_set(solution, '{key}', $2), now() from question_versions where id = $1
        returning id, question_id`,
      [versionIds[place], JSON.stringify(key)],
    )
    await query('update questions set version_id = $1 where id = $2', [rows[0].id, rows[0].question_id])
  }
  async function takes(person: SignedIn, examId: Id<'exam'>, option: string) {
    const taker = aTaker(person)
    const { id, ticket } = await taker.begin(examId)
    await taker.save(id, ticket, [operation(1, 'q1', { options: [option] })])
    await taker.submit(id, ticket, 1)
    return id
  }
  const preview = async (examId: Id<'exam'>) =>
    (await manager.call(`GET ${REGRADE}/preview`, { query: { examId } })).data
  const start = (examId: Id<'exam'>, person = manager) =>
    person.call(`POST ${REGRADE}/start`, { body: { examId, reason: 'The key was wrong' } })
  const newest = async (examId: Id<'exam'>) =>
    (await manager.call(`GET ${REGRADE}/page`, { query: { examId } })).data.records[0]
  async function regrade(examId: Id<'exam'>) {
    expect(await start(examId)).toSucceed()
    await runJobs(sands)
    const done = await newest(examId)
    if (!done) throw new Error('no regrading')
    return { done, changes: (await manager.call(`GET ${REGRADE}/changes`, { query: { id: done.id } })).data }
  }

  it('shows who changes before and after, keeps the old scores, and shows learners the corrected key', async () => {
    const exam = await anExam(sands, { document: { review } })
    const wrong = await takes(learner, exam.id, 'B')
    const right = await takes(colleague, exam.id, 'A')
    expect(await preview(exam.id)).toMatchObject({ attempts: 2, looked: 2, questions: 0, changed: 0, changes: [] })
    await correctKey(exam, 0, { options: ['A'] })
    const ahead = await preview(exam.id)
    expect(ahead).toMatchObject({ questions: 1, changed: 2, wouldPass: 1, wouldFail: 1 })
    expect(ahead.changes).toHaveLength(2)
    expect((await aTaker(learner).result(wrong)).data.score).toBe(1000)

    const { done, changes } = await regrade(exam.id)
    expect(done).toMatchObject({ state: 'done', attempts: 2, changed: 2, reason: 'The key was wrong' })
    expect(changes.records).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          userName: 'learner',
          before: 1000,
          after: 0,
          wasQualified: true,
          isQualified: false,
        }),
        expect.objectContaining({
          userName: 'staff02',
          before: 0,
          after: 1000,
          wasQualified: false,
          isQualified: true,
        }),
      ]),
    )
    expect((await aTaker(learner).result(wrong)).data).toMatchObject({ score: 0, isQualified: 0 })
    const { data: result } = await aTaker(colleague).result(right)
    expect(result).toMatchObject({ score: 1000, isQualified: 1 })
    expect(result.sections?.[0]?.questions[0]).toMatchObject({
      answers: [{ verdict: 'right' }],
      solution: { key: { key: { options: ['A'] } } },
    })
    expect((await aTaker(colleague).info(exam.id)).data).toMatchObject({ examStatus: 4, score: 1000 })
    expect((await preview(exam.id)).changed).toBe(0)
    expect(await auditLog(sands)).toMatchObject([{ action: 'exam.exam.regrade-started', subject_id: exam.id }])
  })

  it('keeps what a person has marked, and leaves attempts in review in the queue', async () => {
    const exam = await anExamToMark(sands)
    const marker = aMarker(await sands.signIn('reviewer'))
    const marked = await handsIn(learner, exam.id)
    const open = await handsIn(colleague, exam.id)
    await marker.finish(marked, [aMark('q2', 700), aMark('q3', 600)])
    await correctKey(exam, 0, { options: ['A'] })
    const { changes } = await regrade(exam.id)
    expect(changes.records).toMatchObject([{ userName: 'learner', before: 2300, after: 1300 }])
    expect((await aTaker(learner).result(marked)).data).toMatchObject({ score: 1300, isQualified: 0 })
    expect((await marker.paper(open)).data).toMatchObject({ state: 'in_review', objectiveScore: 0 })
    expect((await marker.finish(open, [aMark('q2', 1000), aMark('q3', 1000)])).data).toMatchObject({ score: 2000 })
  })

  it('does not read an answer with the key of another type of question', async () => {
    const exam = await anExam(sands, { questions: [aQuestion.single()], document: { review } })
    const id = await takes(learner, exam.id, 'B')
    await correctKey(exam, 0, { isTrue: true })
    await query(
      `update question_versions set body = jsonb_set(body, '{type}', '"judge"')
        where question_id = (select question_id from question_versions where id = $1) and id <> $1`,
      [exam.versionIds[0]],
    )
    expect((await regrade(exam.id)).changes.total).toBe(0)
    expect((await aTaker(learner).result(id)).data.score).toBe(1000)
  })

  it.each([
    ['options', aQuestion.single(), 'q1', '{options,1,key}', '{key}'],
    ['options in a sub-question', aQuestion.material(), 'q1/c2', '{children,1,options,1,key}', '{children,c2,key}'],
  ])('does not read an answer with the key of other %s', async (_what, question, part, option, key) => {
    const exam = await anExam(sands, { questions: [question], document: { review } })
    const taker = aTaker(learner)
    const { id, ticket } = await taker.begin(exam.id)
    await taker.save(id, ticket, [operation(1, part, { options: ['B'] })])
    await taker.submit(id, ticket, 1)
    const { score } = (await taker.result(id)).data
    expect(score).toBeGreaterThan(0)
    await correctKey(exam, 0, question.solution.key)
    await query(
      `update question_versions set body = jsonb_set(body, $2, '"E"'), solution = jsonb_set(solution, $3, '{"options": ["E"]}')
        where question_id = (select question_id from question_versions where id = $1) and id <> $1`,
      [exam.versionIds[0], option, key],
    )
    expect((await regrade(exam.id)).changes.total).toBe(0)
    expect((await taker.result(id)).data.score).toBe(score)
  })

  it('scores an attempt again that was in progress meanwhile', async () => {
    const exam = await anExam(sands, { document: { review } })
    const taker = aTaker(learner)
    const { id, ticket } = await taker.begin(exam.id)
    await taker.save(id, ticket, [operation(1, 'q1', { options: ['A'] })])
    await correctKey(exam, 0, { options: ['A'] })
    sands.clock.advance(1000)
    await regrade(exam.id)
    await taker.submit(id, ticket, 1)
    await runJobs(sands)
    expect((await taker.result(id)).data.score).toBe(1000)
  })

  it('goes on where it was stopped, and changes each attempt once', async () => {
    const exam = await anExam(sands, { document: { review } })
    const id = await takes(learner, exam.id, 'B')
    // 49 more attempts of the same person, so that there are three batches.
    await query(
      `with copies as (insert into exam_attempts (exam_id, user_id, college_id, number, edition, state, ticket, seed, paper,
          question_num, total_score, pass_score, started_at, last_seq, submitted_at, submit_reason, answers_hash,
          objective_score, subjective_score, score, is_qualified, finished_at)
        select exam_id, user_id, college_id, number + n, edition, state, ticket, seed, paper, question_num, total_score,
          pass_score, started_at, last_seq, submitted_at, submit_reason, answers_hash, objective_score, subjective_score,
          score, is_qualified, finished_at from exam_attempts, generate_series(1, 49) n where id = $1 returning id)
      insert into exam_answers (attempt_id, question_key, version_id, answer, verdict, max_score, score)
        select c.id, a.question_key, a.version_id, a.answer, a.verdict, a.max_score, a.score
        from copies c, exam_answers a where a.attempt_id = $1`,
      [id],
    )
    await correctKey(exam, 0, { options: ['A'] })
    // The 31st attempt stops the job in the middle of the second batch, as a crash would.
    await query(`create function stop_regrade() returns trigger language plpgsql as $$
      begin raise exception 'stopped'; end $$`)
    await query(`create trigger stop_regrade before update on exam_attempts for each row
      when (new.number = 31 and new.exam_id = ${exam.id}) execute function stop_regrade()`)
    expect(await start(exam.id)).toSucceed()
    const failed = `select 1 from jobs.job where name = 'exam.regrade' and state = 'retry'`
    while ((await query(failed)).rows.length === 0) await wakeJobs(sands)
    expect(await newest(exam.id)).toMatchObject({ state: 'running', attempts: 20, changed: 20 })
    await query('drop trigger stop_regrade on exam_attempts')
    await runJobs(sands)
    expect(await newest(exam.id)).toMatchObject({ state: 'done', attempts: 50, changed: 50 })
    const { rows } = await query(
      `select count(*)::int as changes, count(distinct attempt_id)::int as attempts from exam_score_changes c
        join exam_attempts a on a.id = c.attempt_id where a.exam_id = $1`,
      [exam.id],
    )
    expect(rows).toEqual([{ changes: 50, attempts: 50 }])
    expect((await preview(exam.id)).changed).toBe(0)
  })

  it('runs once at a time, and only for those who may publish in this college', async () => {
    const exam = await anExam(sands)
    await query(
      `insert into exam_regrades (exam_id, college_id, state, reason, wanted_at)
        select id, college_id, 'waiting', 'before', now() from exams where id = $1`,
      [exam.id],
    )
    expect(await start(exam.id)).toFailWith('exam.regrade_running')
    const author = await signInWith(sands, 'author', { rights: ['exam.edit'] })
    const abroad = await signInWith(sands, 'emma', { rights: ['exam.publish'] })
    const regradeId = (await newest(exam.id))?.id
    if (!regradeId) throw new Error('no regrading')
    for (const [person, error] of [
      [author, 'kernel.no_permission'],
      [abroad, 'exam.unknown'],
    ] as const) {
      expect(await start(exam.id, person)).toFailWith(error)
      for (const name of ['preview', 'page'] as const)
        expect(await person.call(`GET ${REGRADE}/${name}`, { query: { examId: exam.id } })).toFailWith(error)
      expect(await person.call(`GET ${REGRADE}/changes`, { query: { id: regradeId } })).toFailWith(error)
    }
    expect(await manager.call(`POST ${REGRADE}/start`, { body: { examId: exam.id, reason: ' ' } })).toFailWith(
      'kernel.invalid_field',
    )
    const visitor = await sands.visitor().call(`GET ${REGRADE}/preview`, { query: { examId: exam.id } })
    expect(visitor).toFailWith('kernel.not_signed_in')
  })
})
