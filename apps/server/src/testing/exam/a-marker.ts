import type { Mark } from '@sands/contract/exam/marking.model'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { SignedIn } from '../client.ts'
import type { Sands } from '../sands.ts'
import { aTaker, operation } from './a-taker.ts'
import { anExam, aQuestion, type ExamOptions, type TestQuestion } from './an-exam.ts'

type AttemptId = Id<'examAttempt'>
const REVIEW = '/sands-lms/api/v1/review'
export const EXAM_TYPE = 2401

const ALL_PARTS = ['score', 'paper', 'verdict', 'key', 'analysis', 'comment', 'rank'] as const

/** An essay with two lines in its rubric: a (60 %) and b (40 %). */
const anEssay = (): TestQuestion => {
  const { body, solution } = aQuestion.essay()
  const rubric = [
    { key: 'a', title: 'Names the reason', percent: 60 },
    { key: 'b', title: 'Gives an example', percent: 40 },
  ]
  return { body, solution: { ...solution, rubric } }
}

/** A single choice (q1) and two essays (q2 with a rubric, q3), ten points each. Learners may see everything afterwards. */
export const anExamToMark = (sands: Sands, { document, ...options }: ExamOptions = {}) =>
  anExam(sands, {
    questions: [aQuestion.single(), anEssay(), aQuestion.essay()],
    ...options,
    document: {
      review: { right_after: [...ALL_PARTS], while_open: [...ALL_PARTS], after_close: [...ALL_PARTS] },
      ...document,
    },
  })

/** Answers the choice right and both essays, and hands in. */
export async function handsIn(person: SignedIn, examId: Id<'exam'>, words = 'my words'): Promise<AttemptId> {
  const taker = aTaker(person)
  const { id, ticket } = await taker.begin(examId)
  await taker.save(id, ticket, [
    operation(1, 'q1', { options: ['B'] }),
    operation(2, 'q2', { text: `${words}, first` }),
    operation(3, 'q3', { text: `${words}, second` }),
  ])
  const receipt = await taker.submit(id, ticket, 3)
  if (receipt.code !== 1) throw new Error(receipt.msg)
  return id
}

export const aMark = (questionKey: string, score: number | null, mark: Partial<Mark> = {}): Mark => ({
  questionKey,
  score,
  rubric: null,
  comment: null,
  ...mark,
})

/** The calls of marking in short. */
export const aMarker = (person: SignedIn) => {
  const biz = (examId: Id<'exam'>) => ({ bizType: EXAM_TYPE, bizId: asId<Id<'reviewBiz'>>(examId) }) as const
  return {
    bizPage: () => person.call(`POST ${REVIEW}/bizPage`, { body: { bizType: EXAM_TYPE, size: 100 } }),
    details: (examId: Id<'exam'>, filter: { reviewStatus?: 0 | 1; keyWord?: string } = {}) =>
      person.call(`POST ${REVIEW}/bizDetailPage`, { body: { ...biz(examId), ...filter } }),
    students: (examId: Id<'exam'>, filter: { keyWord?: string } = {}) =>
      person.call(`POST ${REVIEW}/studentPage`, { body: { ...biz(examId), ...filter } }),
    next: (examId: Id<'exam'>, after?: AttemptId) =>
      person.call(`POST ${REVIEW}/getBizIdByNext`, {
        body: { ...biz(examId), ...(after && { recordId: asId<Id<'reviewRecord'>>(after) }) },
      }),
    number: () => person.call(`POST ${REVIEW}/getNumberByUser`),
    numbers: () => person.call(`POST ${REVIEW}/getBizTypeNumberByUser`),
    info: (examId: Id<'exam'>) => person.call(`GET ${REVIEW}/exam/basicInfo`, { query: { examId } }),
    paper: (examRecordId: AttemptId) =>
      person.call('POST /sands-lms/api/v1/exam/exam-paper-answer/get', { query: { examRecordId } }),
    claim: (examRecordId: AttemptId) => person.call(`POST ${REVIEW}/exam/claim`, { body: { examRecordId } }),
    release: (examRecordId: AttemptId) => person.call(`POST ${REVIEW}/exam/release`, { body: { examRecordId } }),
    save: (examRecordId: AttemptId, marks: Mark[], comment?: string) =>
      person.call(`POST ${REVIEW}/exam/save`, { body: { examRecordId, marks, ...(comment && { comment }) } }),
    finish: (examRecordId: AttemptId, marks: Mark[], comment?: string) =>
      person.call(`POST ${REVIEW}/exam/finish`, { body: { examRecordId, marks, ...(comment && { comment }) } }),
    finishMarked: (examId: Id<'exam'>) => person.call(`POST ${REVIEW}/exam/finish-marked`, { body: { examId } }),
    question: (examId: Id<'exam'>, questionId: Id<'question'>) =>
      person.call(`GET ${REVIEW}/exam/question`, { query: { examId, questionId, part: '' } }),
    answers: (examId: Id<'exam'>, questionId: Id<'question'>, isMarked?: 0 | 1) =>
      person.call(`GET ${REVIEW}/exam/answer/page`, {
        query: { examId, questionId, part: '', ...(isMarked !== undefined && { isMarked }) },
      }),
  }
}
