import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aMark, aMarker, anExamToMark } from '../../../testing/exam/a-marker.ts'
import { aTaker, operation } from '../../../testing/exam/a-taker.ts'
import { anExam, aQuestion } from '../../../testing/exam/an-exam.ts'
import { aSealedFile } from '../../../testing/exam/sealed.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { aJpeg } from '../../../testing/pictures.ts'
import { useSands } from '../../../testing/sands.ts'
import { upload } from '../../../testing/upload.ts'

const MINUTE_MS = 60_000
const SEALED = '/sands-lms/api/v1/review/exam/sealed'
const HAND_IN = 'POST /sands-lms/api/v1/exam/hand-in-sealed'
const review = { right_after: ['score' as const], while_open: ['score' as const], after_close: ['score' as const] }

describe('the decision about a sealed file', () => {
  const sands = useSands()
  let learner: SignedIn
  let reviewer: SignedIn
  beforeAll(async () => {
    learner = await sands.signIn('learner')
    reviewer = await sands.signIn('reviewer')
  })
  const list = (person: SignedIn, examId: Id<'exam'>) => person.call(`GET ${SEALED}/page`, { query: { examId } })

  /** The last answers of an attempt arrive in a sealed file, after the server has handed in the rest. */
  async function aSealedAttempt(person = learner) {
    const { id: examId } = await anExam(sands, {
      questions: [aQuestion.single(), aQuestion.judge()],
      document: { limitMinutes: 10, review },
    })
    const taker = aTaker(person)
    const attempt = await taker.begin(examId)
    await taker.save(attempt.id, attempt.ticket, [operation(1, 'q1', { options: ['A'] })])
    const madeAt = new Date(sands.clock.now().getTime() + MINUTE_MS).toISOString()
    const sealed = [
      { ...operation(2, 'q1', { options: ['B'] }), madeAt },
      { ...operation(3, 'q2', { isTrue: true }), madeAt },
    ]
    sands.clock.advance(11 * MINUTE_MS)
    await sands.server.kernel.database.pool.query(`insert into jobs.job (name, data) values ('exam.time-over', '{}')`)
    await runJobs(sands)
    const content = aSealedFile(attempt, sealed)
    expect(await person.call(HAND_IN, { body: { content } })).toSucceed()
    const [file] = (await list(reviewer, examId)).data.records
    if (!file) throw new Error('no file')
    return { examId, attemptId: attempt.id, id: file.id, file, taker }
  }

  it('shows the verdict and the differences, and takes the answers', async () => {
    const { examId, attemptId, id, file, taker } = await aSealedAttempt()
    expect(file).toMatchObject({ verdict: 'intact', late: 0, state: 'waiting', person: { userName: 'learner' } })
    const { data } = await reviewer.call(`GET ${SEALED}/get`, { query: { examId, id } })
    expect(data.differences).toMatchObject([
      { questionKey: 'q1', stored: { options: ['A'] }, sealed: { options: ['B'] }, question: { key: 'q1' } },
      { questionKey: 'q2', stored: null, sealed: { isTrue: true }, isLate: false },
    ])
    expect((await taker.result(attemptId)).data.score).toBe(0)
    const decision = { examId, id, isTaken: true, reason: 'The network was down' }
    expect(await reviewer.call(`POST ${SEALED}/decide`, { body: decision })).toSucceed()
    expect((await taker.result(attemptId)).data).toMatchObject({ score: 2000, submitReason: 'sealed' })
    expect((await list(reviewer, examId)).data.records).toMatchObject([
      { state: 'taken', reason: 'The network was down', decidedBy: expect.any(String) },
    ])
    expect(await reviewer.call(`POST ${SEALED}/decide`, { body: decision })).toFailWith('exam.sealed_decided')
    expect(await auditLog(sands)).toMatchObject([{ action: 'exam.attempt.sealed-taken', subject_id: attemptId }])
  })

  it('keeps the mark of an essay that the file does not change', async () => {
    const { id: examId } = await anExamToMark(sands, { document: { limitMinutes: 10 } })
    const taker = aTaker(learner)
    const marker = aMarker(reviewer)
    const attempt = await taker.begin(examId)
    const given = [operation(1, 'q1', { options: ['B'] }), operation(2, 'q2', { text: 'a' })]
    await taker.save(attempt.id, attempt.ticket, [...given, operation(3, 'q3', { text: 'b' })])
    await taker.submit(attempt.id, attempt.ticket, 3)
    const finished = await marker.finish(attempt.id, [aMark('q2', 500), aMark('q3', 400)])
    expect(finished.data.score).toBe(1900)
    const content = aSealedFile(attempt, [operation(4, 'q3', { text: 'better' })])
    expect(await learner.call(HAND_IN, { body: { content } })).toSucceed()
    const [file] = (await list(reviewer, examId)).data.records
    if (!file) throw new Error('no file')
    const body = { examId, id: file.id, isTaken: true, reason: 'The network was down' }
    expect(await reviewer.call(`POST ${SEALED}/decide`, { body })).toSucceed()
    expect(await marker.finish(attempt.id, [])).toFailWith('exam.marks_missing')
    expect((await marker.save(attempt.id, [aMark('q2', 600)])).data.left).toBe(1)
    expect((await marker.finish(attempt.id, [aMark('q3', 900)])).data.score).toBe(2500)

    const again = aSealedFile(attempt, [operation(5, 'q3', { text: 'best' })])
    expect(await learner.call(HAND_IN, { body: { content: again } })).toSucceed()
    const [other] = (await list(reviewer, examId)).data.records
    if (!other) throw new Error('no second file')
    expect(await reviewer.call(`POST ${SEALED}/decide`, { body: { ...body, id: other.id } })).toSucceed()
    expect((await marker.finish(attempt.id, [aMark('q3', 1000)])).data.score).toBe(2600)
  })

  it('waits in the queue even when no paper does, and markers are told of it', async () => {
    const marker = aMarker(reviewer)
    const { examId, id } = await aSealedAttempt()
    const queued = async () =>
      (await reviewer.call('POST /sands-lms/api/v1/review/bizPage', { body: { bizType: 2403, size: 100 } })).data
        .records
    const mine = async () => (await queued()).filter(({ bizId }) => String(bizId) === examId)
    expect(await mine()).toMatchObject([{ bizType: 2403, bizName: 'An exam', waiting: 1 }])
    const { number } = (await marker.number()).data
    const { pool } = sands.server.kernel.database
    await pool.query(`insert into jobs.job (name, data) values ('review.tell-markers', '{}')`)
    await runJobs(sands)
    const told = await pool.query(
      `select told_at is not null as is_told from review_items where biz_type = 2403 and record_id = $1`,
      [id],
    )
    expect(told.rows).toEqual([{ is_told: true }])
    const body = { examId, id, isTaken: false, reason: 'Too late' }
    expect(await reviewer.call(`POST ${SEALED}/decide`, { body })).toSucceed()
    expect(await mine()).toEqual([])
    expect((await marker.number()).data.number).toBe(number - 1)
  })

  it('is found by its number behind many others, and those that wait come first', async () => {
    const { examId, attemptId, id: first } = await aSealedAttempt()
    const { pool } = sands.server.kernel.database
    await pool.query(
      `insert into exam_sealed_files (attempt_id, verdict, late, operations, seal, sealed_at, received_at, state)
        select attempt_id, verdict, late, '[]', md5(n::text), sealed_at, received_at, 'refused'
        from exam_sealed_files, generate_series(1, 600) n where id = $1`,
      [first],
    )
    // It is the newest from now on.
    const moved = await pool.query('update exam_sealed_files set id = default where id = $1 returning id::text', [
      first,
    ])
    const { id } = moved.rows[0]
    const { data } = await list(reviewer, examId)
    expect(data.total).toBe(601)
    expect(data.records[0]).toMatchObject({ id, state: 'waiting', examRecordId: attemptId })
    expect(data.records.length).toBeLessThan(601)
    expect(await reviewer.call(`GET ${SEALED}/get`, { query: { examId, id } })).toSucceed()
    const body = { examId, id, isTaken: true, reason: 'The network was down' }
    expect(await reviewer.call(`POST ${SEALED}/decide`, { body })).toSucceed()
  })

  it("takes the learner's own attachments, and no file of another person", async () => {
    const { id: examId } = await anExam(sands, { questions: [aQuestion.essay(2)], document: { limitMinutes: 10 } })
    const own = (await upload(learner, await aJpeg(40, 30))).data.id
    const foreign = (await upload(await sands.signIn('staff02'), await aJpeg(30, 40))).data.id
    const attempt = await aTaker(learner).begin(examId)
    sands.clock.advance(11 * MINUTE_MS)
    const content = aSealedFile(attempt, [operation(1, 'q1', { text: 'See', fileIds: [foreign, own] })])
    expect(await learner.call(HAND_IN, { body: { content } })).toSucceed()
    const { pool } = sands.server.kernel.database
    const files = await pool.query('select file_id::text from exam_attempt_files where attempt_id = $1', [attempt.id])
    expect(files.rows).toEqual([{ file_id: own }])
    const [file] = (await list(reviewer, examId)).data.records
    if (!file) throw new Error('no file')
    const { data } = await reviewer.call(`GET ${SEALED}/get`, { query: { examId, id: file.id } })
    expect(data.differences).toMatchObject([
      { sealed: { text: 'See', fileIds: [own] }, storedFiles: [], sealedFiles: [{ id: own }] },
    ])
    await pool.query(`insert into jobs.job (name, data) values ('exam.time-over', '{}')`)
    await runJobs(sands)
    const body = { examId, id: file.id, isTaken: true, reason: 'The network was down' }
    expect(await reviewer.call(`POST ${SEALED}/decide`, { body })).toSucceed()
    const paper = (await aMarker(reviewer).paper(attempt.id)).data
    expect(paper.sections[0]?.questions[0]?.answers).toMatchObject([
      { answer: { fileIds: [own] }, files: [{ id: own }] },
    ])
  })

  it('refuses a file with a reason, and leaves the paper as it is', async () => {
    const { examId, attemptId, id, taker } = await aSealedAttempt()
    const refuse = (reason: string) =>
      reviewer.call(`POST ${SEALED}/decide`, { body: { examId, id, isTaken: false, reason } })
    expect(await refuse(' ')).toFailWith('kernel.invalid_field')
    expect(await refuse('Too late')).toSucceed()
    expect((await taker.result(attemptId)).data).toMatchObject({ score: 0, submitReason: 'time_over' })
    expect((await list(reviewer, examId)).data.records).toMatchObject([{ state: 'refused', reason: 'Too late' }])
  })

  it('belongs to those who may mark: nobody else, no other college, never oneself', async () => {
    const { examId, id } = await aSealedAttempt()
    const stranger = await sands.signIn('staff02')
    const abroad = await signInWith(sands, 'emma', { rights: ['exam.mark'] })
    const decision = { body: { examId, id, isTaken: true, reason: 'x' } }
    for (const person of [stranger, abroad, learner]) {
      expect(await list(person, examId)).toFailWith('review.unknown')
      expect(await person.call(`GET ${SEALED}/get`, { query: { examId, id } })).toFailWith('review.unknown')
      expect(await person.call(`POST ${SEALED}/decide`, decision)).toFailWith('review.unknown')
    }
    const elsewhere = await signInWith(sands, 'author', {
      rights: ['exam.mark'],
      college: '沙丘学院',
      department: '人力资源部',
    })
    expect((await list(elsewhere, examId)).data.records).toEqual([])
    expect(await elsewhere.call(`POST ${SEALED}/decide`, decision)).toFailWith('review.unknown')
    expect(await sands.visitor().call(`POST ${SEALED}/decide`, decision)).toFailWith('kernel.not_signed_in')
    const self = await signInWith(sands, 'learner', { rights: ['exam.mark'] })
    expect((await list(self, examId)).data.records).toEqual([])
    expect(await self.call(`POST ${SEALED}/decide`, decision)).toFailWith('review.unknown')
  })
})
