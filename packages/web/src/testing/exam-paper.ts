import type { OpenedAttempt } from '@sands/contract/exam/attempt.model'
import type { Plain } from './fake-calls.ts'

const AT = '2026-03-02T08:00:00.000Z'

/** An opened paper without questions. */
export const aPaper = (over: Partial<Plain<OpenedAttempt>>): Plain<OpenedAttempt> => ({
  examRecordId: '1',
  examId: '5',
  examName: 'Safety',
  ticket: 1,
  sealKey: 'key',
  sections: [],
  answers: [],
  lastSeq: 0,
  savedAt: null,
  startedAt: AT,
  deadline: null,
  minSubmitAt: null,
  isOneWay: false,
  leaveLimit: null,
  leaves: 0,
  serverTime: AT,
  ...over,
})
