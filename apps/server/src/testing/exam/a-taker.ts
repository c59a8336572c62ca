import type { Operation } from '@sands/contract/exam/attempt.model'
import type { Answer } from '@sands/contract/exam/question.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { SignedIn } from '../client.ts'

export const EXAM = '/sands-lms/api/v1/exam'

type AttemptId = Id<'examAttempt'>

export const operation = (seq: number, questionKey: string, answer: Answer): Operation => ({
  seq,
  questionKey,
  answer,
  isFlagged: false,
  madeAt: new Date(0).toISOString(),
})

/** The calls of taking an exam in short. */
export const aTaker = (person: SignedIn) => ({
  start: (examId: Id<'exam'>, password?: string) =>
    person.call(`POST ${EXAM}/start`, { body: { examId, ...(password === undefined ? {} : { password }) } }),
  open: (examRecordId: AttemptId) => person.call(`POST ${EXAM}/open`, { body: { examRecordId } }),
  save: (examRecordId: AttemptId, ticket: number, operations: Operation[]) =>
    person.call(`POST ${EXAM}/save`, { body: { examRecordId, ticket, operations } }),
  note: (examRecordId: AttemptId, ticket: number, kind: 'leave' | 'return') =>
    person.call(`POST ${EXAM}/note`, { body: { examRecordId, ticket, kind } }),
  submit: (examRecordId: AttemptId, ticket: number, lastSeq: number) =>
    person.call(`POST ${EXAM}/submit`, { body: { examRecordId, ticket, lastSeq } }),
  handInSealed: (content: string) => person.call(`POST ${EXAM}/hand-in-sealed`, { body: { content } }),
  result: (examRecordId: AttemptId) => person.call(`GET ${EXAM}/result`, { query: { examRecordId } }),
  info: (examId: Id<'exam'>) => person.call(`GET ${EXAM}/info`, { query: { examId } }),
  page: () => person.call(`GET ${EXAM}/page`, { query: { size: 100 } }),
  /** Starts and opens an attempt. */
  async begin(examId: Id<'exam'>) {
    const { data } = await this.start(examId)
    const opened = await this.open(data.examRecordId)
    if (opened.code !== 1) throw new Error(opened.msg)
    return { id: data.examRecordId, ...opened.data }
  },
})
