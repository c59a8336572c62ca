import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import { aMark, aMarker, anExamToMark, handsIn } from '../../../testing/exam/a-marker.ts'
import { aTaker } from '../../../testing/exam/a-taker.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const MINUTE_MS = 60_000
const FINISH = 'POST /sands-lms/api/v1/review/exam/finish'

describe('marking an exam', () => {
  const sands = useSands()
  let learner: SignedIn
  let colleague: SignedIn
  let marker: SignedIn
  let reviewer: ReturnType<typeof aMarker>
  let second: ReturnType<typeof aMarker>
  beforeAll(async () => {
    learner = await sands.signIn('learner')
    colleague = await sands.signIn('staff02')
    marker = await sands.signIn('reviewer')
    reviewer = aMarker(marker)
    second = aMarker(await signInWith(sands, 'author', { rights: ['exam.mark'] }))
  })

  it('shows the whole paper with keys and rubrics, and gives it its score', async () => {
    const exam = await anExamToMark(sands)
    const id = await handsIn(learner, exam.id)
    expect((await aTaker(learner).result(id)).data).toMatchObject({ state: 'in_review', score: null })
    const paper = await reviewer.paper(id)
    expect(paper.data).toMatchObject({
      examName: 'An exam',
      state: 'in_review',
      objectiveScore: 1000,
      score: null,
      person: { userName: 'learner' },
    })
    const [choice, essay] = paper.data.sections[0]?.questions ?? []
    expect(choice?.answers).toMatchObject([{ verdict: 'right', score: 1000, isByHand: false }])
    expect(choice?.solution.key).toEqual({ options: ['B'] })
    expect(essay?.answers).toMatchObject([{ answer: { text: 'my words, first' }, isByHand: true, score: null }])
    expect(essay?.solution.rubric).toHaveLength(2)

    expect(await reviewer.claim(id)).toSucceed()
    const marks = [aMark('q2', null, { rubric: { a: 60, b: 10 }, comment: 'Good reason' }), aMark('q3', 1000)]
    const finished = await reviewer.finish(id, marks, 'Well done')
    expect(finished.data).toEqual({ score: 2700, isQualified: 1 })
    const { data: result } = await aTaker(learner).result(id)
    expect(result).toMatchObject({ state: 'finished', score: 2700, isQualified: 1, comment: 'Well done' })
    const answers = result.sections?.[0]?.questions.flatMap((question) => question.answers)
    expect(answers).toMatchObject([
      { verdict: 'right', score: 1000 },
      { verdict: 'partial', score: 700, comment: 'Good reason' },
      { verdict: 'right', score: 1000, comment: null },
    ])
    expect((await aTaker(learner).info(exam.id)).data).toMatchObject({ examStatus: 4, score: 2700 })
    expect((await reviewer.details(exam.id, { reviewStatus: 1 })).data.records).toMatchObject([
      { recordId: id, reviewStatus: 1, reviewerName: expect.any(String) },
    ])
    expect(await auditLog(sands)).toMatchObject([
      { action: 'exam.attempt.marked', subject_id: id, after: { score: 2700, isQualified: true } },
    ])
  })

  it('keeps a half-done marking, and shows the learner nothing of it', async () => {
    const exam = await anExamToMark(sands)
    const id = await handsIn(learner, exam.id)
    const saved = await reviewer.save(id, [aMark('q2', 500, { comment: 'secret-comment' })], 'secret-overall')
    expect(saved.data).toMatchObject({ left: 1, claim: { isMine: true } })
    const learnerSees = JSON.stringify((await aTaker(learner).result(id)).data)
    expect(learnerSees).not.toContain('secret-comment')
    expect(learnerSees).not.toContain('secret-overall')
    expect(await reviewer.finish(id, [])).toFailWith('exam.marks_missing')
    const paper = (await reviewer.paper(id)).data
    expect(paper).toMatchObject({ comment: 'secret-overall', state: 'in_review' })
    expect(paper.sections[0]?.questions[1]?.answers).toMatchObject([{ score: 500, comment: 'secret-comment' }])
    expect((await reviewer.finish(id, [aMark('q3', 0)])).data).toEqual({ score: 1500, isQualified: 0 })
  })

  it.each([
    ['more points than the question has', aMark('q2', 1001)],
    ['an answer that a key scores', aMark('q1', 100)],
    ['a question that is not in the paper', aMark('q9', 100)],
    ['a line that the rubric lacks', aMark('q2', null, { rubric: { z: 10 } })],
    ['more than a line can earn', aMark('q2', null, { rubric: { a: 61 } })],
  ])('refuses %s', async (_what, mark) => {
    const exam = await anExamToMark(sands)
    const id = await handsIn(learner, exam.id)
    expect(await reviewer.save(id, [mark])).toFailWith('exam.bad_mark')
    expect(await reviewer.finish(id, [aMark('q2', 1), aMark('q3', 1), mark])).toFailWith('exam.bad_mark')
  })

  it('belongs to one marker at a time, and tells others who has it', async () => {
    const exam = await anExamToMark(sands)
    const id = await handsIn(learner, exam.id)
    const [one, two] = await Promise.all([reviewer.claim(id), second.claim(id)])
    const refused = one.code === 1 ? two : one
    expect([one.code, two.code].filter((code) => code === 1)).toHaveLength(1)
    expect(refused).toFailWith('review.claimed')
    expect(refused.data).toMatchObject({ name: expect.any(String) })
    const [holder, other] = one.code === 1 ? [reviewer, second] : [second, reviewer]
    expect(await other.save(id, [aMark('q2', 100)])).toFailWith('review.claimed')
    expect(await other.finish(id, [aMark('q2', 100), aMark('q3', 100)])).toFailWith('review.claimed')
    expect((await other.paper(id)).data.claim).toMatchObject({ isMine: false })
    expect(await holder.release(id)).toSucceed()
    expect(await other.claim(id)).toSucceed()
  })

  it('is free again when a claim has run out, with the marks that were saved', async () => {
    const exam = await anExamToMark(sands)
    const id = await handsIn(learner, exam.id)
    await reviewer.save(id, [aMark('q2', 400)])
    sands.clock.advance(14 * MINUTE_MS)
    expect(await reviewer.claim(id)).toSucceed()
    sands.clock.advance(14 * MINUTE_MS)
    expect(await second.claim(id)).toFailWith('review.claimed')
    sands.clock.advance(2 * MINUTE_MS)
    expect(await second.claim(id)).toSucceed()
    expect(await reviewer.save(id, [aMark('q2', 900)])).toFailWith('review.claimed')
    expect((await second.finish(id, [aMark('q3', 600)])).data).toEqual({ score: 2000, isQualified: 1 })
    const late = await reviewer.finish(id, [aMark('q2', 900), aMark('q3', 900)])
    expect(late).toFailWith('review.marked_already')
  })

  it('has one effect when two people finish at once, or one person twice', async () => {
    const exam = await anExamToMark(sands)
    const id = await handsIn(learner, exam.id)
    const marks = [aMark('q2', 500), aMark('q3', 500)]
    const answers = await Promise.all([reviewer.finish(id, marks), second.finish(id, marks)])
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    expect((await aTaker(learner).result(id)).data).toMatchObject({ score: 2000 })

    const again = await handsIn(colleague, exam.id)
    const send = () =>
      marker.call(FINISH, { body: { examRecordId: again, marks }, headers: { 'idempotency-key': 'marking-twice-1' } })
    const [first, repeated] = [await send(), await send()]
    expect(first).toSucceed()
    expect(repeated.data).toEqual(first.data)
    expect(await reviewer.finish(again, marks)).toFailWith('review.marked_already')
  })

  it('refuses strangers, and attempts that are not handed in', async () => {
    const exam = await anExamToMark(sands)
    const id = await handsIn(learner, exam.id)
    const stranger = aMarker(colleague)
    expect(await stranger.paper(id)).toFailWith('review.unknown')
    expect(await stranger.claim(id)).toFailWith('review.unknown')
    expect(await stranger.release(id)).toFailWith('review.unknown')
    expect(await stranger.save(id, [])).toFailWith('review.unknown')
    expect(await stranger.finish(id, [])).toFailWith('review.unknown')
    expect(await stranger.info(exam.id)).toFailWith('review.unknown')
    expect(await stranger.finishMarked(exam.id)).toFailWith('review.unknown')
    expect(await aMarker(learner).paper(id)).toFailWith('review.unknown')
    const visitor = await sands.visitor().call(FINISH, { body: { examRecordId: id, marks: [] } })
    expect(visitor).toFailWith('kernel.not_signed_in')
    const running = await aTaker(colleague).begin(exam.id)
    expect(await reviewer.paper(running.id)).toFailWith('review.unknown')
    expect(await reviewer.save(running.id, [aMark('q2', 1)])).toFailWith('review.unknown')
  })

  it('shows nothing to a marker who is taking the exam', async () => {
    const exam = await anExamToMark(sands)
    const id = await handsIn(learner, exam.id)
    const { id: own, ticket } = await aTaker(marker).begin(exam.id)
    expect(await reviewer.info(exam.id)).toFailWith('review.unknown')
    expect(await reviewer.details(exam.id)).toFailWith('review.unknown')
    expect(await reviewer.finishMarked(exam.id)).toFailWith('review.unknown')
    expect(await reviewer.paper(id)).toFailWith('review.unknown')
    expect(await reviewer.claim(id)).toFailWith('review.unknown')
    expect((await reviewer.next(exam.id)).data).toBeNull()
    const listed = (await reviewer.bizPage()).data.records.map(({ bizId }) => String(bizId))
    expect(listed).not.toContain(String(exam.id))
    await aTaker(marker).submit(own, ticket, 0)
    expect(await reviewer.info(exam.id)).toSucceed()
    expect(await reviewer.paper(id)).toSucceed()
  })

  it('goes question by question over all papers, and finishes those that are complete', async () => {
    const exam = await anExamToMark(sands)
    const [first, other] = [await handsIn(learner, exam.id, 'one'), await handsIn(colleague, exam.id, 'two')]
    const { data: info } = await reviewer.info(exam.id)
    expect(info).toMatchObject({ waiting: 2, done: 0, ready: 0, totalScore: 3000 })
    expect(info.questions.map(({ waiting, marked }) => [waiting, marked])).toEqual([
      [2, 0],
      [2, 0],
    ])
    const [essay, last] = info.questions
    if (!essay || !last) throw new Error('no questions')
    expect((await reviewer.question(exam.id, essay.questionId)).data).toMatchObject({
      body: { type: 'essay' },
      solution: { rubric: [{ key: 'a' }, { key: 'b' }] },
    })
    const answers = (await reviewer.answers(exam.id, essay.questionId)).data
    expect(answers.records.map(({ answer }) => answer?.text)).toEqual(['one, first', 'two, first'])
    for (const { examRecordId, questionKey } of answers.records)
      expect(await reviewer.save(examRecordId, [aMark(questionKey, 300)])).toSucceed()
    expect((await reviewer.answers(exam.id, essay.questionId, 0)).data.total).toBe(0)
    expect((await reviewer.answers(exam.id, essay.questionId, 1)).data.total).toBe(2)
    expect((await reviewer.finishMarked(exam.id)).data).toEqual({ finished: 0, left: 0 })
    expect(await reviewer.save(first, [aMark('q3', 900)])).toSucceed()
    expect((await reviewer.info(exam.id)).data.ready).toBe(1)
    expect((await reviewer.finishMarked(exam.id)).data).toEqual({ finished: 1, left: 0 })
    expect((await aTaker(learner).result(first)).data).toMatchObject({ state: 'finished', score: 2200 })
    expect((await aTaker(colleague).result(other)).data).toMatchObject({ state: 'in_review' })
    expect(await aMarker(learner).question(exam.id, essay.questionId)).toFailWith('review.unknown')
    expect(await aMarker(learner).answers(exam.id, essay.questionId)).toFailWith('review.unknown')
  })
})
