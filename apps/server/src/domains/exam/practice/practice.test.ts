import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aLearner, aPublishedPractice, PRACTICE, practiceAnswer } from '../../../testing/exam/a-practice.ts'
import { aQuestion } from '../../../testing/exam/authoring.ts'
import { signInWith, userId } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const HOUR_MS = 3_600_000
const RIGHT = { options: ['b'] }
const WRONG = { options: ['a'] }

describe('practising', () => {
  const sands = useSands()
  let manager: SignedIn
  let person: SignedIn
  let learner: ReturnType<typeof aLearner>
  let other: ReturnType<typeof aLearner>
  let q1: Id<'question'>
  let q2: Id<'question'>
  const completed: { userId: string; points: number }[] = []

  beforeAll(async () => {
    manager = await signInWith(sands, 'manager', { rights: ['exam.bank.edit', 'exam.edit', 'exam.publish'] })
    person = await sands.signIn('learner')
    learner = aLearner(person)
    other = aLearner(await sands.signIn('staff02'))
    q1 = (await aQuestion(manager, { stem: '<p>First</p>' }, { tags: ['first'] })).id
    q2 = (await aQuestion(manager, { stem: '<p>Second</p>' })).id
    sands.server.kernel.events.on('exam.practice-completed', async (_tx, event) => void completed.push(event))
  })

  const aPractice = (document: Partial<PracticeDocument> = {}) =>
    aPublishedPractice(manager, { questionIds: [q1, q2], ...document })
  const at = (hours: number) => new Date(sands.clock.now().getTime() + hours * HOUR_MS).toISOString()

  it('goes from not started through ongoing to done, with keys only in the result', async () => {
    const { id } = await aPractice({ title: 'Tea basics', points: 7 })
    expect((await learner.info(id)).data).toMatchObject({
      practiseName: 'Tea basics',
      tagStatus: 100,
      timeStatus: 1,
      isRepeat: 1,
      questionNum: 2,
      refusal: null,
      runningId: null,
      attempts: [],
    })
    const started = await learner.start(id)
    expect(started).toSucceed()
    const { practiseRecordId } = started.data
    const paper = await learner.paper(practiseRecordId)
    expect(paper.data).toMatchObject({ practiseName: 'Tea basics', mode: 'whole', kind: 'practice', reviews: [] })
    expect(paper.data.questions.map(({ questionId }) => questionId)).toEqual([q1, q2])
    expect(JSON.stringify(paper.data)).not.toContain('bitter')
    const saved = await learner.answer(practiseRecordId, practiceAnswer(q1, RIGHT, { isFinal: true }))
    expect(saved.data).toMatchObject({ refused: [], reviews: [] })
    expect((await learner.info(id)).data).toMatchObject({ tagStatus: 200, runningId: practiseRecordId })
    expect(await learner.result(practiseRecordId)).toFailWith('exam.practice_running')

    expect((await learner.submit(practiseRecordId)).code).toBe(1)
    expect((await learner.submit(practiseRecordId)).code).toBe(1)
    const { data: result } = await learner.result(practiseRecordId)
    expect(result).toMatchObject({ answered: 1, right: 1, wrong: 0, accuracy: 50, isCompleted: true, canRepeat: true })
    expect(result.questions[0]).toMatchObject({
      questionId: q1,
      answers: [{ answer: RIGHT, verdict: 'right' }],
      solution: { key: { key: { options: ['b'] } }, analysis: '<p>Hotter water makes it bitter.</p>' },
    })
    expect(result.questions[1]).toMatchObject({ answers: [{ answer: null, verdict: 'unanswered' }] })
    expect((await learner.page({ tagStatus: 400 })).data.records).toContainEqual(
      expect.objectContaining({ practiseId: id, bestPercent: 50 }),
    )
    expect(await learner.paper(practiseRecordId)).toFailWith('exam.practice_handed_in')
    expect(await learner.answer(practiseRecordId, practiceAnswer(q1, WRONG))).toFailWith('exam.practice_handed_in')
  })

  it('completes once, by handing in or by the share of right answers', async () => {
    const { id } = await aPractice({ completion: 'accuracy', accuracyPercent: 100, points: 12 })
    await learner.does(id, [practiceAnswer(q1, RIGHT), practiceAnswer(q2, WRONG)])
    expect((await learner.info(id)).data).toMatchObject({ tagStatus: 300, bestPercent: 50 })
    const me = await userId(sands, 'learner')
    const mine = () => completed.filter((event) => event.userId === me && event.points === 12)
    expect(mine()).toEqual([])
    for (let round = 0; round < 2; round += 1)
      await learner.does(id, [practiceAnswer(q1, RIGHT), practiceAnswer(q2, RIGHT)])
    await learner.does(id, [practiceAnswer(q1, WRONG)])
    expect((await learner.info(id)).data).toMatchObject({ tagStatus: 400, bestPercent: 100 })
    expect((await learner.info(id)).data.attempts.map(({ accuracy }) => accuracy)).toEqual([0, 100, 100, 50])
    expect(mine()).toHaveLength(1)
  })

  it('goes on on another device, where the newest answer of each question counts', async () => {
    const { id } = await aPractice()
    const { data } = await learner.start(id)
    const phone = aLearner(await sands.signIn('learner'))
    const now = sands.clock.now().getTime()
    const made = (secondsAgo: number) => ({ madeAt: new Date(now - secondsAgo * 1000) })
    await learner.answer(data.practiseRecordId, practiceAnswer(q1, RIGHT, made(10)))
    expect((await phone.start(id)).data).toEqual(data)
    await phone.answer(data.practiseRecordId, practiceAnswer(q1, WRONG, made(60)), practiceAnswer(q2, WRONG, made(5)))
    const { answers } = (await phone.paper(data.practiseRecordId)).data
    expect(answers.map(({ answer }) => answer)).toEqual([RIGHT, WRONG])
  })

  it('stores the later answer of a device whose clock is slow', async () => {
    const { id } = await aPractice()
    const { practiseRecordId } = (await learner.start(id)).data
    const now = sands.clock.now().getTime()
    await learner.answer(practiseRecordId, practiceAnswer(q1, RIGHT, { madeAt: new Date(now - 10_000) }))
    const slow = now - 300_000
    const answers = [practiceAnswer(q1, WRONG, { madeAt: new Date(slow - 1000) })]
    const sentAt = new Date(slow).toISOString()
    const phone = await sands.signIn('learner')
    expect(await phone.call(`POST ${PRACTICE}/answer`, { body: { practiseRecordId, answers, sentAt } })).toSucceed()
    expect((await learner.paper(practiseRecordId)).data.answers).toMatchObject([{ answer: WRONG }])
  })

  it('one by one: shows the analysis at once and takes the first final answer', async () => {
    const { id } = await aPractice({ mode: 'one_by_one' })
    const { practiseRecordId } = (await learner.start(id)).data
    expect((await learner.answer(practiseRecordId, practiceAnswer(q1, WRONG))).data.reviews).toEqual([])
    const final = await learner.answer(practiseRecordId, practiceAnswer(q1, WRONG, { isFinal: true }))
    expect(final.data.reviews).toMatchObject([{ questionId: q1, answers: [{ verdict: 'wrong' }] }])
    expect(JSON.stringify(final.data.reviews)).toContain('bitter')
    const again = await learner.answer(practiseRecordId, practiceAnswer(q1, RIGHT, { isFinal: true }))
    expect(again.data.reviews).toMatchObject([{ answers: [{ answer: WRONG, verdict: 'wrong' }] }])
    const { data: paper } = await learner.paper(practiseRecordId)
    expect(paper.reviews.map(({ questionId }) => questionId)).toEqual([q1])
    await learner.submit(practiseRecordId)
    expect((await learner.result(practiseRecordId)).data).toMatchObject({ right: 0, wrong: 1 })
  })

  it('refuses single answers that do not fit, and stores the others', async () => {
    const { id } = await aPractice()
    const { practiseRecordId } = (await learner.start(id)).data
    const saved = await learner.answer(
      practiseRecordId,
      practiceAnswer('999', RIGHT),
      practiceAnswer(q1, { options: ['zzz'] }),
      practiceAnswer(q2, RIGHT),
    )
    expect(saved.data.refused).toEqual(['q-999', `q-${q1}`])
    expect((await learner.paper(practiseRecordId)).data.answers).toMatchObject([{ questionKey: `q-${q2}` }])
  })

  it('draws its questions from the bank', async () => {
    const draw = { key: 'd1', type: null, categoryId: null, difficulty: null, tags: ['first'], count: 1 }
    const { id } = await aPractice({ questionIds: [], draws: [draw] })
    const { practiseRecordId } = (await learner.start(id)).data
    expect((await learner.paper(practiseRecordId)).data.questions).toMatchObject([{ questionId: q1 }])
  })

  it('is one attempt when two devices start at once', async () => {
    const { id } = await aPractice()
    const [one, two] = await Promise.all([learner.start(id), aLearner(await sands.signIn('learner')).start(id)])
    expect(one.data).toEqual(two.data)
    expect((await learner.info(id)).data.attempts).toHaveLength(1)
  })

  it('counts once when it is handed in twice at once', async () => {
    const { id } = await aPractice({ title: 'Twice' })
    const { practiseRecordId } = (await learner.start(id)).data
    await learner.answer(practiseRecordId, practiceAnswer(q1, WRONG))
    const before = (await learner.wrong()).data.records.find(({ questionId }) => questionId === q1)
    await Promise.all([learner.submit(practiseRecordId), learner.submit(practiseRecordId)])
    const after = (await learner.wrong()).data.records.find(({ questionId }) => questionId === q1)
    expect(after?.timesWrong).toBe((before?.timesWrong ?? 0) + 1)
  })

  it('is a task with what its card offers', async () => {
    const { id } = await aPractice({ title: 'A task', closesAt: at(3) })
    const { data } = await person.call('GET /sands-lms/api/v1/learning/tasks', { query: { size: 100 } })
    expect(data.records.find(({ taskId, taskType }) => taskId === id && taskType === 8)).toMatchObject({
      taskName: 'A task',
      tagStatus: 100,
      timeStatus: 1,
      isRepeat: 1,
      overdueStatus: 100,
    })
  })

  it('does not exist for others: no session, another audience, another college, another person', async () => {
    const audience = { included: [{ kind: 'user' as const, id: await userId(sands, 'staff02') }], excluded: [] }
    const hidden = await aPractice({ audience })
    expect(await learner.info(hidden.id)).toFailWith('exam.practice_unknown')
    expect(await learner.start(hidden.id)).toFailWith('exam.practice_unknown')
    expect((await learner.page()).data.records.map(({ practiseId }) => practiseId)).not.toContain(hidden.id)
    const { practiseRecordId } = (await other.start(hidden.id)).data
    for (const answer of [
      await learner.paper(practiseRecordId),
      await learner.answer(practiseRecordId, practiceAnswer(q1, RIGHT)),
      await learner.submit(practiseRecordId),
      await learner.result(practiseRecordId),
    ])
      expect(answer).toFailWith('exam.practice_attempt_unknown')
    const open = await aPractice()
    const emma = aLearner(await sands.signIn('emma'))
    expect(await emma.info(open.id)).toFailWith('exam.practice_unknown')
    expect(await emma.start(open.id)).toFailWith('exam.practice_unknown')
    const visitor = sands.visitor()
    for (const answer of [
      await visitor.call(`GET ${PRACTICE}/page`, { query: {} }),
      await visitor.call(`GET ${PRACTICE}/info`, { query: { practiseId: open.id } }),
      await visitor.call(`POST ${PRACTICE}/start`, { body: { practiseId: open.id } }),
      await visitor.call(`GET ${PRACTICE}/paper`, { query: { practiseRecordId } }),
      await visitor.call(`POST ${PRACTICE}/submit`, { body: { practiseRecordId } }),
      await visitor.call(`GET ${PRACTICE}/result`, { query: { practiseRecordId } }),
    ])
      expect(answer).toFailWith('kernel.not_signed_in')
  })

  it('starts only within its window, and once unless it is repeatable', async () => {
    const later = await aPractice({ opensAt: at(1), closesAt: at(2) })
    expect((await learner.info(later.id)).data).toMatchObject({ timeStatus: 0, refusal: 'not_open_yet' })
    expect(await learner.start(later.id)).toFailWith('exam.practice_not_open')
    const single = await aPractice({ isRepeatable: false, closesAt: at(5) })
    await learner.does(single.id, [practiceAnswer(q1, RIGHT)])
    expect((await learner.info(single.id)).data).toMatchObject({ isRepeat: 0, refusal: 'not_repeatable' })
    expect(await learner.start(single.id)).toFailWith('exam.practice_not_repeatable')
    const open = await aPractice({ closesAt: at(6) })
    const missed = await aPractice({ closesAt: at(6) })
    const { practiseRecordId } = (await learner.start(open.id)).data
    sands.clock.advance(7 * HOUR_MS)
    // Sessions end when the clock is moved.
    const late = aLearner(await sands.signIn('learner'))
    expect((await late.info(missed.id)).data).toMatchObject({ tagStatus: 500, timeStatus: 2, refusal: 'over' })
    expect(await late.start(missed.id)).toFailWith('exam.practice_over')
    // What has started can be finished.
    expect((await late.submit(practiseRecordId)).code).toBe(1)
    expect((await late.result(practiseRecordId)).data.canRepeat).toBe(false)
  })
})
