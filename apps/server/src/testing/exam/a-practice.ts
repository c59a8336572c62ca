import type { ManagedPractice } from '@sands/contract/exam/edit-practice.calls'
import type { PracticeAnswer, PracticeDocument } from '@sands/contract/exam/practice.model'
import type { Answer } from '@sands/contract/exam/question.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { Client, SignedIn } from '../client.ts'

export const PRACTICE = '/sands-lms/api/v1/practise'
export const MANAGE = '/sands-lms/api/v1/manage/practise'

type AttemptId = Id<'practiceAttempt'>

export const aPracticeDocument = (document: Partial<PracticeDocument> = {}): PracticeDocument => ({
  title: 'A practice',
  introduction: '',
  mode: 'whole',
  questionIds: [],
  draws: [],
  shuffleQuestions: false,
  shuffleOptions: false,
  opensAt: null,
  closesAt: null,
  isRepeatable: true,
  completion: 'hand_in',
  accuracyPercent: 80,
  points: 0,
  audience: { included: [], excluded: [] },
  ...document,
})

export async function aDraftPractice(
  author: Client,
  document: Partial<PracticeDocument> = {},
): Promise<ManagedPractice> {
  const answer = await author.call(`POST ${MANAGE}/create`, { body: aPracticeDocument(document) })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

/** The author needs the rights to edit and publish. */
export async function aPublishedPractice(
  author: Client,
  document: Partial<PracticeDocument> = {},
): Promise<ManagedPractice> {
  const { id, version } = await aDraftPractice(author, document)
  const answer = await author.call(`POST ${MANAGE}/publish`, { body: { id, version } })
  if (answer.code !== 1) throw new Error(answer.msg)
  return answer.data
}

export const practiceAnswer = (
  questionId: string,
  answer: Answer,
  { isFinal = false, madeAt = new Date(0) }: { isFinal?: boolean; madeAt?: Date } = {},
): PracticeAnswer => ({ questionKey: `q-${questionId}`, answer, isFinal, madeAt: madeAt.toISOString() })

/** The calls of practising in short. */
export const aLearner = (person: SignedIn) => ({
  page: (query: { tagStatus?: 100 | 200 | 300 | 400 | 500 | 600 } = {}) =>
    person.call(`GET ${PRACTICE}/page`, { query: { size: 100, ...query } }),
  info: (practiseId: Id<'practice'>) => person.call(`GET ${PRACTICE}/info`, { query: { practiseId } }),
  start: (practiseId: Id<'practice'>) => person.call(`POST ${PRACTICE}/start`, { body: { practiseId } }),
  paper: (practiseRecordId: AttemptId) => person.call(`GET ${PRACTICE}/paper`, { query: { practiseRecordId } }),
  answer: (practiseRecordId: AttemptId, ...answers: PracticeAnswer[]) =>
    person.call(`POST ${PRACTICE}/answer`, { body: { practiseRecordId, answers } }),
  submit: (practiseRecordId: AttemptId) => person.call(`POST ${PRACTICE}/submit`, { body: { practiseRecordId } }),
  result: (practiseRecordId: AttemptId) => person.call(`GET ${PRACTICE}/result`, { query: { practiseRecordId } }),
  wrong: (query: { isLeft?: 0 | 1; categoryId?: Id<'questionCategory'> } = {}) =>
    person.call(`GET ${PRACTICE}/wrong/page`, { query: { size: 100, ...query } }),
  favorites: () => person.call(`GET ${PRACTICE}/favorite/page`, { query: { size: 100 } }),
  setFavorite: (questionId: Id<'question'>, isFavorite: 0 | 1) =>
    person.call(`POST ${PRACTICE}/favorite/set`, { body: { questionId, isFavorite } }),
  redo: (kind: 'wrong' | 'favorite') => person.call(`POST ${PRACTICE}/redo`, { body: { kind } }),
  topics: () => person.call(`GET ${PRACTICE}/topics`),
  daily: () => person.call(`GET ${PRACTICE}/daily`),
  /** Starts an attempt, answers these questions and hands in. */
  async does(practiseId: Id<'practice'>, answers: PracticeAnswer[]): Promise<AttemptId> {
    const started = await this.start(practiseId)
    if (started.code !== 1) throw new Error(started.msg)
    const id = started.data.practiseRecordId
    if (answers.length > 0) await this.answer(id, ...answers)
    await this.submit(id)
    return id
  },
})
