import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import type { Id } from '@sands/contract/kernel/schema'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../../testing/client.ts'
import {
  aDraftPractice,
  aLearner,
  aPracticeDocument,
  aPublishedPractice,
  MANAGE,
  practiceAnswer,
} from '../../../testing/exam/a-practice.ts'
import { aQuestion } from '../../../testing/exam/authoring.ts'
import { auditLog, signInWith } from '../../../testing/people.ts'
import { useSands } from '../../../testing/sands.ts'

const HOUR_MS = 3_600_000

describe('a practice and its makers', () => {
  const sands = useSands()
  let manager: SignedIn
  let author: SignedIn
  let questionId: Id<'question'>

  beforeAll(async () => {
    manager = await signInWith(sands, 'manager', { rights: ['exam.bank.edit', 'exam.edit', 'exam.publish'] })
    author = await signInWith(sands, 'author', { rights: ['exam.edit'] })
    questionId = (await aQuestion(manager, {}, { tags: ['steam'] })).id
  })

  const seen = ({ id, version }: { id: Id<'practice'>; version: number }) => ({ id, version })
  const draw = (count: number, tags: string[]): PracticeDocument['draws'][number] => ({
    key: 'd1',
    type: null,
    categoryId: null,
    difficulty: null,
    tags,
    count,
  })

  it('is a draft first, found by words and state, and changes only for those who saw the newest version', async () => {
    const practice = await aDraftPractice(author, { title: ' Steam wand ' })
    expect(practice).toMatchObject({ title: 'Steam wand', state: 'draft', isChanged: false, started: 0 })
    expect(practice.supply.faults).toEqual([{ kind: 'no_questions', key: null }])
    const page = await author.call(`GET ${MANAGE}/page`, { query: { keyWord: 'steam', state: 'draft' } })
    expect(page.data.records.map(({ id }) => id)).toEqual([practice.id])
    const body = { ...seen(practice), draft: { ...practice.draft, questionIds: [questionId] } }
    const saved = await author.call(`POST ${MANAGE}/save`, { body })
    expect(saved.data).toMatchObject({ version: 2, questionNum: 1, questions: [{ id: questionId, uses: 1 }] })
    expect(await author.call(`POST ${MANAGE}/save`, { body })).toFailWith('kernel.changed_meanwhile')
    expect((await author.call(`POST ${MANAGE}/remove`, { body: seen(saved.data) })).code).toBe(1)
    expect(await author.call(`GET ${MANAGE}/get`, { query: { id: practice.id } })).toFailWith('exam.practice_unknown')
  })

  it('says whether the bank can serve its draws', async () => {
    const supply = async (document: Partial<PracticeDocument>) =>
      (await author.call(`POST ${MANAGE}/supply`, { body: aPracticeDocument(document) })).data
    expect(await supply({ draws: [draw(1, ['steam'])] })).toMatchObject({
      questionNum: 1,
      draws: [{ key: 'd1', available: 1, missing: 0 }],
      faults: [],
    })
    expect((await supply({ draws: [draw(2, ['steam'])] })).faults).toEqual([{ kind: 'not_enough', key: 'd1' }])
    const past = new Date(sands.clock.now().getTime() - HOUR_MS).toISOString()
    expect((await supply({ questionIds: [questionId], closesAt: past })).faults).toEqual([
      { kind: 'closes_past', key: null },
    ])
  })

  it('is published without faults, changed as a draft, ended, and published again', async () => {
    const faulty = await aDraftPractice(manager)
    expect(await manager.call(`POST ${MANAGE}/publish`, { body: seen(faulty) })).toFailWith('exam.has_faults')
    const practice = await aPublishedPractice(manager, { title: 'Grinder', questionIds: [questionId] })
    expect(practice).toMatchObject({ state: 'published', isChanged: false })
    const draft = { ...practice.draft, title: 'Grinder 2' }
    const saved = await manager.call(`POST ${MANAGE}/save`, { body: { ...seen(practice), draft } })
    expect(saved.data).toMatchObject({ isChanged: true })
    const learner = aLearner(await sands.signIn('learner'))
    expect((await learner.info(practice.id)).data.practiseName).toBe('Grinder')
    const ended = await manager.call(`POST ${MANAGE}/end`, { body: seen(saved.data) })
    expect(ended.data.state).toBe('ended')
    expect(await learner.info(practice.id)).toFailWith('exam.practice_unknown')
    expect(await manager.call(`POST ${MANAGE}/end`, { body: seen(ended.data) })).toFailWith('exam.practice_wrong_state')
    const again = await manager.call(`POST ${MANAGE}/publish`, { body: seen(ended.data) })
    expect(again.data.state).toBe('published')
    expect((await learner.info(practice.id)).data.practiseName).toBe('Grinder 2')
    const actions = (await auditLog(sands, 50)).filter(
      ({ action, subject_id }) => action.startsWith('exam.practice.') && subject_id === practice.id,
    )
    expect(actions.map(({ action }) => action.replace('exam.practice.', '')).toSorted()).toEqual(
      ['created', 'published', 'saved', 'ended', 'published'].toSorted(),
    )
  })

  it('is copied with its questions and without its window', async () => {
    const closesAt = new Date(sands.clock.now().getTime() + HOUR_MS).toISOString()
    const practice = await aDraftPractice(author, { questionIds: [questionId], closesAt })
    const copy = await author.call(`POST ${MANAGE}/copy`, { body: { id: practice.id, title: 'Second' } })
    expect(copy.data).toMatchObject({ title: 'Second', state: 'draft', closesAt: null })
    expect(copy.data.draft.questionIds).toEqual([questionId])
  })

  it('keeps its questions from being deleted', async () => {
    const question = await aQuestion(manager, { stem: '<p>Used</p>' })
    const practice = await aDraftPractice(manager, { questionIds: [question.id] })
    const remove = { body: { id: question.id, version: question.version } }
    expect(await manager.call('POST /sands-lms/api/v1/manage/question/remove', remove)).toFailWith(
      'exam.question_in_use',
    )
    await manager.call(`POST ${MANAGE}/remove`, { body: seen(practice) })
    expect((await manager.call('POST /sands-lms/api/v1/manage/question/remove', remove)).code).toBe(1)
  })

  it('tells numbers only, and nothing about a topic that fewer than five people have practised', async () => {
    const practice = await aPublishedPractice(manager, { questionIds: [questionId] })
    const people = ['learner', 'staff02', 'staff03', 'staff04', 'staff05']
    const numbers = async () => (await author.call(`GET ${MANAGE}/numbers`, { query: { id: practice.id } })).data
    for (const [index, name] of people.entries()) {
      expect((await numbers()).topics).toEqual([])
      const answer = { options: [index === 0 ? 'b' : 'a'] }
      await aLearner(await sands.signIn(name)).does(practice.id, [practiceAnswer(questionId, answer)])
    }
    expect(await numbers()).toMatchObject({
      started: 5,
      completed: 5,
      attempts: 5,
      averagePercent: 20,
      topics: [{ categoryId: null, answered: 5, right: 1, people: 5 }],
    })
  })

  it('is refused without a right, to another college, with bad input', async () => {
    const practice = await aPublishedPractice(manager, { questionIds: [questionId] })
    const body = seen(practice)
    const learner = await sands.signIn('learner')
    const draft = practice.draft
    for (const answer of [
      await learner.call(`GET ${MANAGE}/page`, { query: {} }),
      await learner.call(`GET ${MANAGE}/get`, { query: { id: practice.id } }),
      await learner.call(`GET ${MANAGE}/numbers`, { query: { id: practice.id } }),
      await learner.call(`POST ${MANAGE}/create`, { body: draft }),
      await learner.call(`POST ${MANAGE}/supply`, { body: draft }),
      await learner.call(`POST ${MANAGE}/save`, { body: { ...body, draft } }),
      await learner.call(`POST ${MANAGE}/copy`, { body: { id: practice.id, title: 'x' } }),
      await author.call(`POST ${MANAGE}/publish`, { body }),
      await author.call(`POST ${MANAGE}/end`, { body }),
      await author.call(`POST ${MANAGE}/remove`, { body }),
    ])
      expect(answer).toFailWith('kernel.no_permission')
    expect(await sands.visitor().call(`GET ${MANAGE}/page`, { query: {} })).toFailWith('kernel.not_signed_in')
    const emma = await signInWith(sands, 'emma', { rights: ['exam.edit', 'exam.publish'] })
    for (const answer of [
      await emma.call(`GET ${MANAGE}/get`, { query: { id: practice.id } }),
      await emma.call(`GET ${MANAGE}/numbers`, { query: { id: practice.id } }),
      await emma.call(`POST ${MANAGE}/save`, { body: { ...body, draft } }),
      await emma.call(`POST ${MANAGE}/copy`, { body: { id: practice.id, title: 'x' } }),
      await emma.call(`POST ${MANAGE}/publish`, { body }),
      await emma.call(`POST ${MANAGE}/end`, { body }),
      await emma.call(`POST ${MANAGE}/remove`, { body }),
    ])
      expect(answer).toFailWith('exam.practice_unknown')
    const twice = { ...draft, draws: [draw(1, []), draw(1, [])] }
    expect(await author.call(`POST ${MANAGE}/create`, { body: twice })).toFailWith('kernel.malformed')
    expect(await author.call(`POST ${MANAGE}/create`, { body: { ...draft, points: -1 } })).toFailWith(
      'kernel.invalid_field',
    )
    const gone: PracticeDocument['audience'] = { included: [{ kind: 'user', id: '999999999' }], excluded: [] }
    expect(await author.call(`POST ${MANAGE}/create`, { body: { ...draft, audience: gone } })).toFailWith(
      'org.place_unknown',
    )
  })
})
