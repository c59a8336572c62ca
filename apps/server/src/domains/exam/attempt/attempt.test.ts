import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aTaker, EXAM, operation } from '../../../testing/exam/a-taker.ts'
import { anExam, aQuestion } from '../../../testing/exam/an-exam.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { useSands } from '../../../testing/sands.ts'

const MINUTE_MS = 60_000
const ALL_PARTS = ['score', 'paper', 'verdict', 'key', 'analysis', 'comment', 'rank'] as const
const OPEN_REVIEW = { right_after: [...ALL_PARTS], while_open: [...ALL_PARTS], after_close: [...ALL_PARTS] }

describe('taking an exam', () => {
  const sands = useSands()
  let person: SignedIn
  let stranger: SignedIn
  let learner: ReturnType<typeof aTaker>
  let other: ReturnType<typeof aTaker>
  beforeAll(async () => {
    person = await sands.signIn('learner')
    stranger = await sands.signIn('staff02')
    learner = aTaker(person)
    other = aTaker(stranger)
  })
  const at = (minutes: number) => new Date(sands.clock.now().getTime() + minutes * MINUTE_MS).toISOString()
  const overdueJob = async () => {
    await sands.server.kernel.database.pool.query(`insert into jobs.job (name, data) values ('exam.time-over', '{}')`)
    await runJobs(sands)
  }

  it('is stored, graded and proven from the first answer to the receipt', async () => {
    const { id: examId } = await anExam(sands, {
      questions: [aQuestion.single(), aQuestion.multiple(), aQuestion.judge(), aQuestion.fill(), aQuestion.material()],
      document: { review: OPEN_REVIEW },
    })
    expect((await learner.info(examId)).data).toMatchObject({ examStatus: 1, tagStatus: 100, refusal: null })
    const attempt = await learner.begin(examId)
    expect(attempt.sections[0]?.questions.map(({ key }) => key)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5'])
    const saved = await learner.save(attempt.id, attempt.ticket, [
      operation(1, 'q1', { options: ['A'] }),
      operation(2, 'q1', { options: ['B'] }),
      operation(3, 'q2', { options: ['A'] }),
      operation(4, 'q3', { isTrue: false }),
      operation(5, 'q5/c1', { isTrue: true }),
    ])
    expect(saved.data).toMatchObject({ lastSeq: 5, refused: [] })
    expect((await learner.info(examId)).data).toMatchObject({ examStatus: 2, runningId: attempt.id })

    const receipt = await learner.submit(attempt.id, attempt.ticket, 5)
    expect(receipt.data).toMatchObject({ answered: 4, total: 6 })
    const { data: result } = await learner.result(attempt.id)
    // 10 for q1, half of q2, half of the material.
    expect(result).toMatchObject({ state: 'finished', score: 2000, isQualified: 0, rank: 1, totalScore: 5000 })
    expect(result.sections?.[0]?.questions[0]).toMatchObject({
      answers: [{ questionKey: 'q1', answer: { options: ['B'] }, verdict: 'right', score: 1000 }],
      solution: { key: { key: { options: ['B'] } } },
    })
    const checked = await sands.visitor().call(`GET ${EXAM}/verify`, { query: { code: receipt.data.code } })
    expect(checked.data).toMatchObject({ answersHash: receipt.data.answersHash, isCurrent: true, answered: 4 })
    const [number, time, hash = '', signature] = receipt.data.code.split('.')
    const verify = (...parts: (string | undefined)[]) =>
      sands.visitor().call(`GET ${EXAM}/verify`, { query: { code: parts.join('.') } })
    const otherHash = hash.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    expect(await verify(number, time, otherHash, signature)).toFailWith('exam.receipt_unknown')
    expect(await verify(number, `${time}0`, hash, signature)).toFailWith('exam.receipt_unknown')
    // Signed with a key from before the installation was restored.
    const oldSignature = signature?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
    expect((await verify(number, time, hash, oldSignature)).data).toMatchObject({ isCurrent: true })
    expect((await learner.page()).data.records.find((item) => item.examId === examId)).toMatchObject({
      examStatus: 5,
      tagStatus: 400,
      score: 2000,
    })
  })

  it('refuses strangers: without a session, and for the attempt of another person', async () => {
    const { id: examId } = await anExam(sands)
    const attempt = await learner.begin(examId)
    expect(await sands.visitor().call(`POST ${EXAM}/start`, { body: { examId } })).toFailWith('kernel.not_signed_in')
    const save = [operation(1, 'q1', { options: ['B'] })]
    expect(await other.open(attempt.id)).toFailWith('exam.attempt_unknown')
    expect(await other.save(attempt.id, attempt.ticket, save)).toFailWith('exam.attempt_unknown')
    expect(await other.submit(attempt.id, attempt.ticket, 0)).toFailWith('exam.attempt_unknown')
    expect(await other.result(attempt.id)).toFailWith('exam.attempt_unknown')
    expect(await other.note(attempt.id, attempt.ticket, 'leave')).toFailWith('exam.attempt_unknown')
    expect(await learner.result(attempt.id)).toFailWith('exam.still_running')
  })

  it('stores a save that is sent twice once, and names what is missing', async () => {
    const { id: examId } = await anExam(sands, { questions: [aQuestion.single(), aQuestion.judge()] })
    const { id, ticket } = await learner.begin(examId)
    const first = [operation(1, 'q1', { options: ['A'] })]
    expect((await learner.save(id, ticket, first)).data.lastSeq).toBe(1)
    expect((await learner.save(id, ticket, first)).data.lastSeq).toBe(1)
    const gap = await learner.save(id, ticket, [operation(3, 'q1', { options: ['B'] })])
    expect(gap).toFailWith('exam.operations_missing')
    expect(gap.data).toMatchObject({ expected: 2 })
    expect(await learner.submit(id, ticket, 2)).toFailWith('exam.operations_missing')
  })

  it('refuses single answers that do not fit the paper, and stores all others', async () => {
    const { id: examId } = await anExam(sands, { questions: [aQuestion.single(), aQuestion.judge()] })
    const { id, ticket } = await learner.begin(examId)
    const { data } = await learner.save(id, ticket, [
      operation(1, 'q9', { options: ['A'] }),
      operation(2, 'q1', { options: ['Z'] }),
      operation(3, 'q2', { text: 'no' }),
      operation(4, 'q1', { options: ['B'] }),
    ])
    expect(data).toMatchObject({
      lastSeq: 4,
      refused: [
        { seq: 1, reason: 'not_in_paper' },
        { seq: 2, reason: 'bad_answer' },
        { seq: 3, reason: 'bad_answer' },
      ],
    })
    expect((await learner.open(id)).data.answers).toMatchObject([{ questionKey: 'q1', answer: { options: ['B'] } }])
  })

  it('has one writer: a save with an old ticket is refused, the new page goes on', async () => {
    const { id: examId } = await anExam(sands)
    const first = await learner.begin(examId)
    await learner.save(first.id, first.ticket, [operation(1, 'q1', { options: ['A'] })])
    const second = (await learner.open(first.id)).data
    expect(second).toMatchObject({ ticket: first.ticket + 1, lastSeq: 1, answers: [{ answer: { options: ['A'] } }] })
    const late = [operation(2, 'q1', { options: ['C'] })]
    expect(await learner.save(first.id, first.ticket, late)).toFailWith('exam.newer_page_open')
    expect(await learner.submit(first.id, first.ticket, 1)).toFailWith('exam.newer_page_open')
    expect(await learner.save(first.id, second.ticket, [operation(2, 'q1', { options: ['B'] })])).toSucceed()
  })

  it('hands in once when two submits come at once', async () => {
    const { id: examId } = await anExam(sands, { document: { review: OPEN_REVIEW } })
    const { id, ticket } = await learner.begin(examId)
    await learner.save(id, ticket, [operation(1, 'q1', { options: ['B'] })])
    const [one, two] = await Promise.all([learner.submit(id, ticket, 1), learner.submit(id, ticket, 1)])
    expect(one).toSucceed()
    expect(two.data).toEqual(one.data)
    expect(await learner.save(id, ticket, [operation(2, 'q1', { options: ['A'] })])).toFailWith('exam.handed_in')
    expect(await learner.open(id)).toFailWith('exam.handed_in')
    expect((await learner.result(id)).data).toMatchObject({ score: 1000, isQualified: 1 })
  })

  it('starts one attempt when two starts come at once, and counts attempts', async () => {
    const { id: examId } = await anExam(sands, { document: { attempts: 1, passPercent: 100 } })
    const [one, two] = await Promise.all([learner.start(examId), learner.start(examId)])
    expect(one).toSucceed()
    expect(two.data).toEqual(one.data)
    const { ticket } = (await learner.open(one.data.examRecordId)).data
    expect(await learner.submit(one.data.examRecordId, ticket, 0)).toSucceed()
    expect(await learner.start(examId)).toFailWith('exam.no_attempts_left')
    expect((await learner.info(examId)).data).toMatchObject({
      attemptsLeft: 0,
      refusal: { reason: 'no_attempts_left', at: null },
    })
  })

  it('says why it cannot be started', async () => {
    const opensAt = at(10)
    const early = await anExam(sands, { document: { opensAt } })
    expect(await learner.start(early.id)).toFailWith('exam.not_open_yet')
    expect((await learner.info(early.id)).data.refusal).toEqual({ reason: 'not_open_yet', at: opensAt })
    const closed = await anExam(sands, { document: { closesAt: at(-1) } })
    expect(await learner.start(closed.id)).toFailWith('exam.closed')
    expect((await learner.info(closed.id)).data).toMatchObject({ examStatus: 6, tagStatus: 500 })
    const late = await anExam(sands, { document: { admitUntil: at(-1) } })
    expect(await learner.start(late.id)).toFailWith('exam.admission_over')
    const secret = await anExam(sands, { document: { password: 'Sesame' } })
    expect(await learner.start(secret.id)).toFailWith('exam.wrong_password')
    expect(await learner.start(secret.id, 'Sesame')).toSucceed()
    const draft = await anExam(sands, { state: 'withdrawn' })
    expect(await learner.start(draft.id)).toFailWith('exam.unknown')
    const again = await anExam(sands, { document: { intervalMinutes: 30 } })
    const { id, ticket } = await learner.begin(again.id)
    await learner.submit(id, ticket, 0)
    expect(await learner.start(again.id)).toFailWith('exam.wait_between')
  })

  it('stores until shortly after the end, then hands in what is stored', async () => {
    const { id: examId } = await anExam(sands, { document: { limitMinutes: 10, review: OPEN_REVIEW } })
    const { id, ticket, deadline } = await learner.begin(examId)
    sands.clock.advance(10 * MINUTE_MS + 2000)
    expect(await learner.save(id, ticket, [operation(1, 'q1', { options: ['B'] })])).toSucceed()
    await overdueJob()
    expect(await learner.result(id)).toFailWith('exam.still_running')
    sands.clock.advance(10_000)
    expect(await learner.save(id, ticket, [operation(2, 'q1', { options: ['A'] })])).toFailWith('exam.time_over')
    await overdueJob()
    expect((await learner.result(id)).data).toMatchObject({
      score: 1000,
      submitReason: 'time_over',
      submittedAt: deadline,
    })
  })

  it('wants required answers and the minimum time, but not when the time is over', async () => {
    const { id: examId } = await anExam(sands, {
      questions: [aQuestion.single(), aQuestion.judge()],
      required: ['q2'],
      document: { minMinutes: 5, limitMinutes: 10 },
    })
    const { id, ticket } = await learner.begin(examId)
    expect(await learner.submit(id, ticket, 0)).toFailWith('exam.too_early')
    sands.clock.advance(5 * MINUTE_MS)
    const refused = await learner.submit(id, ticket, 0)
    expect(refused).toFailWith('exam.required_unanswered')
    expect(refused.data).toMatchObject({ count: 1 })
    sands.clock.advance(5 * MINUTE_MS)
    expect(await learner.submit(id, ticket, 0)).toSucceed()
  })

  it('hands in at the leave limit', async () => {
    const { id: examId } = await anExam(sands, { document: { leaveLimit: 2 } })
    const { id, ticket } = await learner.begin(examId)
    expect((await learner.note(id, ticket, 'leave')).data).toEqual({ leaves: 1, isHandedIn: false })
    await learner.note(id, ticket, 'return')
    expect((await learner.note(id, ticket, 'leave')).data).toEqual({ leaves: 2, isHandedIn: true })
    expect((await learner.result(id)).data).toMatchObject({ submitReason: 'leave_limit' })
  })

  it('draws random questions, and says when the bank is too small', async () => {
    const draw = { key: 'd1', type: 'judge', categoryId: null, difficulty: null, tags: ['drawn'], score: 500 } as const
    const questions = [aQuestion.judge('1'), aQuestion.judge('2'), aQuestion.judge('3')]
    const tagged = { questions, tags: ['drawn'] }
    const { id: examId } = await anExam(sands, { ...tagged, draws: [{ ...draw, tags: ['drawn'], count: 2 }] })
    const { sections } = await learner.begin(examId)
    expect(new Set(sections[0]?.questions.map(({ body }) => body.stem)).size).toBe(2)
    const short = await anExam(sands, { draws: [{ ...draw, tags: ['nothing'], count: 1 }] })
    expect(await learner.start(short.id)).toFailWith('exam.paper_short')
  })

  it('waits for marks when an essay was answered, and shows no score until then', async () => {
    const { id: examId } = await anExam(sands, {
      questions: [aQuestion.single(), aQuestion.essay()],
      document: { review: OPEN_REVIEW },
    })
    const { id, ticket } = await learner.begin(examId)
    await learner.save(id, ticket, [
      operation(1, 'q1', { options: ['B'] }),
      operation(2, 'q2', { text: 'My thoughts' }),
    ])
    await learner.submit(id, ticket, 2)
    expect((await learner.result(id)).data).toMatchObject({ state: 'in_review', score: null, parts: ['paper'] })
    expect((await learner.info(examId)).data).toMatchObject({ examStatus: 3, tagStatus: 300 })
    expect(await learner.start(examId)).toFailWith('exam.in_review')
  })

  it('shows the exam as a task with its end', async () => {
    const { id } = await anExam(sands, { document: { title: 'A task', closesAt: at(60) } })
    const tasks = await person.call('GET /sands-lms/api/v1/learning/tasks', { query: { taskStatus: 100, size: 100 } })
    expect(tasks.data.records.find(({ taskId }) => taskId === id)).toMatchObject({
      taskType: 3,
      taskName: 'A task',
      overdueStatus: 100,
    })
  })

  it('is overdue after its end unless it was handed in', async () => {
    const document = { closesAt: at(60) }
    const marked = await anExam(sands, { questions: [aQuestion.single(), aQuestion.essay()], document })
    const missed = await anExam(sands, { document })
    const { id, ticket } = await learner.begin(marked.id)
    await learner.save(id, ticket, [operation(1, 'q1', { options: ['B'] }), operation(2, 'q2', { text: 'Thoughts' })])
    await learner.submit(id, ticket, 2)
    sands.clock.advance(61 * MINUTE_MS)
    const again = await sands.signIn('learner')
    const { data } = await again.call('GET /sands-lms/api/v1/learning/tasks', { query: { size: 100 } })
    const card = (examId: string) => data.records.find(({ taskId, taskType }) => taskId === examId && taskType === 3)
    expect(card(marked.id)).toMatchObject({ tagStatus: 300, overdueStatus: null })
    expect(card(missed.id)).toMatchObject({ tagStatus: 500, overdueStatus: 300 })
  })
})
