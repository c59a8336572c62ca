import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aTaker, operation } from '../../../testing/exam/a-taker.ts'
import { anExam, aQuestion } from '../../../testing/exam/an-exam.ts'
import { aSealedFile } from '../../../testing/exam/sealed.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { userId as userIdOf } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'
import { createMediaService } from '../../media/index.ts'
import { createTaking } from './taking.service.ts'

const MINUTE_MS = 60_000
const REVIEW = { right_after: ['score', 'paper'], while_open: ['score', 'paper'], after_close: ['score', 'paper'] }

describe('a sealed file', () => {
  const sands = useSands()
  let person: SignedIn
  let learner: ReturnType<typeof aTaker>
  let userId: UserId
  let collegeId: CollegeId
  beforeAll(async () => {
    person = await sands.signIn('learner')
    learner = aTaker(person)
    collegeId = person.session.collegeId
    userId = await userIdOf(sands, 'learner')
  })
  const review = () => {
    const { kernel } = sands.server
    return {
      database: kernel.database,
      service: createTaking(kernel, createMediaService(kernel), async () => false).sealedReview,
    }
  }
  const filesOf = (examId: Parameters<typeof learner.start>[0]) =>
    review().service.files(review().database.primary, { collegeId, examId }, { size: 100, offset: 0 })
  const decide = (id: Awaited<ReturnType<typeof filesOf>>[number]['id'], isTaken: boolean) =>
    review().database.transaction((tx) =>
      review().service.decide(tx, { id, collegeId, by: userId, isTaken, reason: 'The network was down' }),
    )
  const made = (minutes: number) => new Date(sands.clock.now().getTime() + minutes * MINUTE_MS).toISOString()

  /** An attempt whose last answer never reached the server, after its end. */
  async function anOverdueAttempt() {
    const { id: examId } = await anExam(sands, {
      questions: [aQuestion.single(), aQuestion.judge()],
      document: { limitMinutes: 10, review: REVIEW as never },
    })
    const attempt = await learner.begin(examId)
    await learner.save(attempt.id, attempt.ticket, [operation(1, 'q1', { options: ['A'] })])
    const sealed = [
      { ...operation(2, 'q1', { options: ['B'] }), madeAt: made(2) },
      { ...operation(3, 'q2', { isTrue: true }), madeAt: made(3) },
    ]
    sands.clock.advance(11 * MINUTE_MS)
    await sands.server.kernel.database.pool.query(`insert into jobs.job (name, data) values ('exam.time-over', '{}')`)
    await runJobs(sands)
    return { examId, attempt, sealed }
  }

  it('is handed in once, waits for a reviewer, and is graded when it is taken', async () => {
    const { examId, attempt, sealed } = await anOverdueAttempt()
    expect((await learner.result(attempt.id)).data).toMatchObject({ score: 0, submitReason: 'time_over' })
    const content = aSealedFile(attempt, sealed)
    expect(await learner.handInSealed(content)).toSucceed()
    expect(await learner.handInSealed(content)).toSucceed()
    const [file, ...more] = await filesOf(examId)
    expect(more).toEqual([])
    expect(file).toMatchObject({ verdict: 'intact', late: 0, state: 'waiting', userId, number: 1 })
    if (!file) throw new Error('no file')
    const changes = await review().service.changes(review().database.primary, { ...file, collegeId })
    expect(changes).toMatchObject([
      { questionKey: 'q1', stored: { options: ['A'] }, sealed: { options: ['B'] }, isLate: false },
      { questionKey: 'q2', stored: null, sealed: { isTrue: true }, isLate: false },
    ])
    expect((await learner.result(attempt.id)).data).toMatchObject({ score: 0, sealed: 'waiting' })
    await decide(file.id, true)
    expect((await learner.result(attempt.id)).data).toMatchObject({
      score: 2000,
      isQualified: 1,
      sealed: 'taken',
      submitReason: 'sealed',
      submittedAt: attempt.deadline,
    })
    await expect(decide(file.id, false)).rejects.toMatchObject({ errorName: 'exam.sealed_decided' })
  })

  it('is one of at most five of an attempt; one that is there already can be handed in again', async () => {
    const { examId, attempt, sealed } = await anOverdueAttempt()
    const contents = [0, 1, 2, 3, 4, 5].map((number) =>
      aSealedFile(attempt, [...sealed, { ...operation(4, 'q2', { isTrue: true }), madeAt: made(-number) }]),
    )
    const [first = '', ...more] = contents
    const last = more.pop() ?? ''
    for (const content of [first, ...more]) expect(await learner.handInSealed(content)).toSucceed()
    expect(await learner.handInSealed(last)).toFailWith('exam.sealed_enough')
    expect(await learner.handInSealed(first)).toSucceed()
    expect(await filesOf(examId)).toHaveLength(5)
  })

  it('changes nothing when a reviewer refuses it', async () => {
    const { examId, attempt, sealed } = await anOverdueAttempt()
    await learner.handInSealed(aSealedFile(attempt, sealed))
    const [file] = await filesOf(examId)
    if (file) await decide(file.id, false)
    expect((await learner.result(attempt.id)).data).toMatchObject({ score: 0, sealed: 'refused' })
    expect(await filesOf(examId)).toMatchObject([{ state: 'refused', reason: 'The network was down' }])
  })

  it('says when it was made by an older page or has changes from after the end', async () => {
    const { examId, attempt, sealed } = await anOverdueAttempt()
    const late = [{ ...operation(2, 'q2', { isTrue: true }), madeAt: made(60) }]
    await learner.handInSealed(aSealedFile(attempt, late))
    expect(await filesOf(examId)).toMatchObject([{ verdict: 'late_changes', late: 1 }])
    const { id: other } = await anExam(sands)
    const first = await learner.begin(other)
    await learner.open(first.id)
    expect(await learner.handInSealed(aSealedFile(first, sealed.slice(0, 1)))).toFailWith('exam.still_running')
    sands.clock.advance(61 * MINUTE_MS)
    await learner.handInSealed(aSealedFile(first, sealed.slice(0, 1)))
    expect(await filesOf(other)).toMatchObject([{ verdict: 'older_page' }])
  })

  it('is refused when it was changed, is not a file of ours, or belongs to another person', async () => {
    const { attempt, sealed } = await anOverdueAttempt()
    const content = aSealedFile(attempt, sealed)
    expect(await learner.handInSealed(content.replace('\\"B\\"', '\\"C\\"'))).toFailWith('exam.bad_seal')
    expect(await learner.handInSealed('{"body":1}')).toFailWith('exam.bad_seal')
    expect(await learner.handInSealed('no JSON')).toFailWith('exam.bad_seal')
    expect(await aTaker(await sands.signIn('staff02')).handInSealed(content)).toFailWith('exam.attempt_unknown')
    expect(await sands.visitor().call('POST /sands-lms/api/v1/exam/hand-in-sealed', { body: { content } })).toFailWith(
      'kernel.not_signed_in',
    )
  })
})
