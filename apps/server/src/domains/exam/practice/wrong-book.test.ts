import type { DailyAnswer, DailyQuestion, PracticeDocument } from '@sands/contract/exam/practice.model'
import type { Answer } from '@sands/contract/exam/question.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import { aLearner, aPublishedPractice, PRACTICE, practiceAnswer } from '../../../testing/exam/a-practice.ts'
import { aQuestion } from '../../../testing/exam/authoring.ts'
import { signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const DAY_MS = 24 * 3_600_000
const RIGHT = { options: ['b'] }
const WRONG = { options: ['a'] }

describe('the wrong book', () => {
  const sands = useSands()

  beforeAll(async () => {
    await signInWith(sands, 'manager', { rights: ['exam.bank.edit', 'exam.edit', 'exam.publish'] })
  })

  const learnerNamed = async (name: string) => {
    const person = await sands.signIn(name)
    return { person, ...aLearner(person) }
  }
  /** Signs in each time, because sessions end when the clock is moved. */
  const manager = () => sands.signIn('manager')
  const aQuestionId = async (stem: string, categoryId: Id<'questionCategory'> | null = null) =>
    (await aQuestion(await manager(), { stem: `<p>${stem}</p>` }, { categoryId })).id
  const aPractice = async (questionIds: Id<'question'>[], document: Partial<PracticeDocument> = {}) =>
    aPublishedPractice(await manager(), { questionIds, ...document })
  const dailyAnswer = (
    { questionId, versionId, dueAt }: Pick<DailyQuestion, 'questionId' | 'versionId' | 'dueAt'>,
    answer: Answer,
  ): DailyAnswer => ({
    questionId,
    versionId,
    dueAt,
    answer,
    madeAt: sands.clock.now().toISOString(),
  })

  it('has wrong answers with how often, and lets a question go after two right answers in a row', async () => {
    const learner = await learnerNamed('staff03')
    const question = await aQuestionId('Leaves the book')
    const { id } = await aPractice([question])
    const entry = async (isLeft: 0 | 1 = 0) =>
      (await learner.wrong({ isLeft })).data.records.find(({ questionId }) => questionId === question)
    await learner.does(id, [practiceAnswer(question, RIGHT)])
    expect(await entry()).toBeUndefined()
    await learner.does(id, [practiceAnswer(question, WRONG)])
    await learner.does(id, [practiceAnswer(question, WRONG)])
    expect(await entry()).toMatchObject({ timesWrong: 2, rightInRow: 0, title: 'Leaves the book', isFavorite: 0 })
    await learner.does(id, [practiceAnswer(question, RIGHT)])
    expect(await entry()).toMatchObject({ rightInRow: 1, leftAt: null })
    await learner.does(id, [practiceAnswer(question, RIGHT)])
    expect(await entry()).toBeUndefined()
    expect(await entry(1)).toMatchObject({ timesWrong: 2, rightInRow: 2 })
    await learner.does(id, [practiceAnswer(question, WRONG)])
    expect(await entry()).toMatchObject({ timesWrong: 3, rightInRow: 0 })
  })

  it('is practised again, by category too, with the analysis at once', async () => {
    const learner = await learnerNamed('staff04')
    expect(await learner.redo('wrong')).toFailWith('exam.practice_no_questions')
    const created = await (await manager()).call('POST /sands-lms/api/v1/manage/question-category/create', {
      body: { name: 'Redo', parentId: null },
    })
    const inside = await aQuestionId('In the category', created.data.id)
    const outside = await aQuestionId('Outside')
    const { id } = await aPractice([inside, outside])
    await learner.does(id, [practiceAnswer(inside, WRONG), practiceAnswer(outside, WRONG)])
    const found = await learner.wrong({ categoryId: created.data.id })
    expect(found.data.records).toMatchObject([{ questionId: inside, categoryName: 'Redo' }])
    const redo = await learner.person.call(`POST ${PRACTICE}/redo`, {
      body: { kind: 'wrong', categoryId: created.data.id },
    })
    const { data: paper } = await learner.paper(redo.data.practiseRecordId)
    expect(paper).toMatchObject({ kind: 'wrong', mode: 'one_by_one', practiseId: null, practiseName: null })
    expect(paper.questions.map(({ questionId }) => questionId)).toEqual([inside])
    const again = { body: { kind: 'wrong' as const, categoryId: created.data.id } }
    expect((await learner.person.call(`POST ${PRACTICE}/redo`, again)).data).toEqual(redo.data)
    // All categories are another attempt, which does not end the one of the category.
    const { data: all } = await learner.redo('wrong')
    expect((await learner.paper(all.practiseRecordId)).data.questions).toHaveLength(2)
    const saved = await learner.answer(redo.data.practiseRecordId, practiceAnswer(inside, RIGHT, { isFinal: true }))
    expect(saved.data.reviews).toMatchObject([{ answers: [{ verdict: 'right' }] }])
    await learner.submit(redo.data.practiseRecordId)
    expect((await learner.result(redo.data.practiseRecordId)).data).toMatchObject({ right: 1, isCompleted: null })
    expect((await learner.wrong()).data.records.find(({ questionId }) => questionId === inside)?.rightInRow).toBe(1)
  })

  it('names the categories of its questions, of those that have left it, and of favourites', async () => {
    const learner = await learnerNamed('staff08')
    const categories = (query: { kind: 'wrong' | 'favorite'; isLeft?: 0 | 1 }) =>
      learner.person.call(`GET ${PRACTICE}/book/categories`, { query })
    const named = async (name: string) => {
      const body = { name, parentId: null }
      const { data } = await (await manager()).call('POST /sands-lms/api/v1/manage/question-category/create', { body })
      return { categoryId: data.id, question: await aQuestionId(name, data.id) }
    }
    const [cups, pots] = [await named('Cups'), await named('Pots')]
    const { id } = await aPractice([pots.question, cups.question, await aQuestionId('Without a category')])
    await learner.does(id, [practiceAnswer(pots.question, WRONG), practiceAnswer(cups.question, WRONG)])
    const pot = { categoryId: pots.categoryId, categoryName: 'Pots', questionNum: 1 }
    const cup = { categoryId: cups.categoryId, categoryName: 'Cups', questionNum: 1 }
    expect((await categories({ kind: 'wrong' })).data).toEqual([cup, pot])
    for (let time = 0; time < 2; time += 1) await learner.does(id, [practiceAnswer(pots.question, RIGHT)])
    expect((await categories({ kind: 'wrong' })).data).toEqual([cup])
    expect((await categories({ kind: 'wrong', isLeft: 1 })).data).toEqual([pot])
    await learner.setFavorite(pots.question, 1)
    expect((await categories({ kind: 'favorite' })).data).toEqual([pot])
    const visitor = sands.visitor().call(`GET ${PRACTICE}/book/categories`, { query: { kind: 'wrong' } })
    expect(await visitor).toFailWith('kernel.not_signed_in')
  })

  it('shows weak topics, weakest first', async () => {
    const learner = await learnerNamed('staff05')
    const created = await (await manager()).call('POST /sands-lms/api/v1/manage/question-category/create', {
      body: { name: 'Strong', parentId: null },
    })
    const strong = await aQuestionId('Strong', created.data.id)
    const weak = await aQuestionId('Weak')
    const { id } = await aPractice([strong, weak])
    await learner.does(id, [practiceAnswer(strong, RIGHT), practiceAnswer(weak, WRONG)])
    expect((await learner.topics()).data).toEqual([
      { categoryId: null, categoryName: null, answered: 1, right: 0, inBook: 1 },
      { categoryId: created.data.id, categoryName: 'Strong', answered: 1, right: 1, inBook: 0 },
    ])
  })

  it('has favourites: only questions that the person has practised', async () => {
    const learner = await learnerNamed('staff06')
    const question = await aQuestionId('Liked')
    expect(await learner.setFavorite(question, 1)).toFailWith('exam.question_unknown')
    const { id } = await aPractice([question])
    const attempt = await learner.does(id, [practiceAnswer(question, RIGHT)])
    for (let tap = 0; tap < 2; tap += 1) expect((await learner.setFavorite(question, 1)).code).toBe(1)
    expect((await learner.favorites()).data.records).toMatchObject([{ questionId: question, isFavorite: 1 }])
    expect((await learner.result(attempt)).data.questions).toMatchObject([{ isFavorite: 1 }])
    const redo = await learner.redo('favorite')
    expect((await learner.paper(redo.data.practiseRecordId)).data.kind).toBe('favorite')
    await learner.setFavorite(question, 0)
    expect((await learner.favorites()).data.total).toBe(0)
  })

  it('brings questions back in the daily set when they are due, and each counts once', async () => {
    const before = await learnerNamed('staff07')
    const question = await aQuestionId('Daily')
    const { id } = await aPractice([question])
    await before.does(id, [practiceAnswer(question, WRONG)])
    expect((await before.daily()).data).toMatchObject({ questions: [], due: 0 })
    sands.clock.advance(DAY_MS)
    const learner = await learnerNamed('staff07')
    const { data: set } = await learner.daily()
    expect(set).toMatchObject({ due: 1, doneToday: 0, questions: [{ questionId: question }] })
    expect(set.questions[0]?.solution?.key?.key).toEqual({ options: ['b'] })
    const [first] = set.questions
    if (!first) throw new Error('no question')
    const answer = dailyAnswer(first, RIGHT)
    const send = (...answers: DailyAnswer[]) =>
      learner.person.call(`POST ${PRACTICE}/daily/answer`, { body: { answers } })
    const later = new Date(sands.clock.now().getTime() + DAY_MS).toISOString()
    expect((await send({ ...answer, dueAt: later })).data).toEqual({ stored: 0 })
    expect((await send(answer, { ...answer, answer: WRONG })).data).toEqual({ stored: 1 })
    expect((await send(answer)).data).toEqual({ stored: 0 })
    const { data: done } = await learner.daily()
    expect(done).toMatchObject({ due: 0, doneToday: 1, questions: [] })
    expect(Date.parse(done.nextDueAt ?? '')).toBeGreaterThan(sands.clock.now().getTime())
    expect((await learner.wrong()).data.records).toMatchObject([{ questionId: question, rightInRow: 1 }])
    // A question that is not in the person's book does not count.
    const stranger = await learnerNamed('staff08')
    const foreign = await stranger.person.call(`POST ${PRACTICE}/daily/answer`, {
      body: { answers: [dailyAnswer(first, RIGHT)] },
    })
    expect(foreign.data).toEqual({ stored: 0 })
  })

  it('takes a late answer of an offline device, and only one for each time a question is due', async () => {
    const before = await learnerNamed('staff10')
    const question = await aQuestionId('Offline')
    const { id } = await aPractice([question])
    await before.does(id, [practiceAnswer(question, WRONG)])
    sands.clock.advance(DAY_MS)
    const [first] = (await (await learnerNamed('staff10')).daily()).data.questions
    if (!first) throw new Error('no question')
    const offline = [dailyAnswer(first, RIGHT), dailyAnswer(first, RIGHT)]
    sands.clock.advance(DAY_MS)
    const learner = await learnerNamed('staff10')
    const send = async (answer: DailyAnswer) =>
      (await learner.person.call(`POST ${PRACTICE}/daily/answer`, { body: { answers: [answer] } })).data.stored
    const stored: number[] = []
    for (const answer of offline) stored.push(await send(answer))
    expect(stored).toEqual([1, 0])
    expect((await learner.wrong()).data.records).toMatchObject([{ questionId: question, rightInRow: 1 }])
    const [next] = (await learner.daily()).data.questions
    if (!next) throw new Error('the question is not due again')
    expect(await send(dailyAnswer(next, RIGHT))).toBe(1)
    expect((await learner.wrong()).data.records).toEqual([])
  })

  it('counts one answer when two devices send at once', async () => {
    const before = await learnerNamed('staff09')
    const question = await aQuestionId('At once')
    const { id } = await aPractice([question])
    await before.does(id, [practiceAnswer(question, WRONG)])
    sands.clock.advance(DAY_MS)
    const learner = await learnerNamed('staff09')
    const [first] = (await learner.daily()).data.questions
    if (!first) throw new Error('no question')
    await Promise.all(
      [1, 2, 3].map(() =>
        learner.person.call(`POST ${PRACTICE}/daily/answer`, { body: { answers: [dailyAnswer(first, WRONG)] } }),
      ),
    )
    expect((await learner.wrong()).data.records).toMatchObject([{ timesWrong: 2 }])
  })

  it('needs a session, and is empty in another college', async () => {
    const visitor = sands.visitor()
    for (const answer of [
      await visitor.call(`GET ${PRACTICE}/wrong/page`, { query: {} }),
      await visitor.call(`GET ${PRACTICE}/favorite/page`, { query: {} }),
      await visitor.call(`GET ${PRACTICE}/topics`),
      await visitor.call(`GET ${PRACTICE}/daily`),
      await visitor.call(`POST ${PRACTICE}/redo`, { body: { kind: 'wrong' } }),
    ])
      expect(answer).toFailWith('kernel.not_signed_in')
    const learner = await learnerNamed('learner')
    const bad = { answers: [{ dueAt: 'short' }] }
    expect(await learner.person.call(`POST ${PRACTICE}/daily/answer`, { body: bad as never })).toFailWith(
      'kernel.invalid_field',
    )
  })
})
