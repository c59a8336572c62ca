import { EXAM_STATUS, type ExamState, type ExamStatus } from './state.ts'

/** Everything that decides how a learner sees an exam. Times are milliseconds. */
export interface StatusFacts {
  state: ExamState
  /** What the person's attempts say; null without an attempt. */
  attempts: ExamStatus | null
  closesAt: number | null
  admitUntil: number | null
  now: number
}

const isBefore = (moment: number | null, now: number): boolean => moment !== null && moment <= now

/** The first rule that fits gives the status. A result stays visible whatever happens to the exam later. */
const EXAM_STATUS_RULES: readonly { status: ExamStatus; fits: (facts: StatusFacts) => boolean }[] = [
  { status: EXAM_STATUS.inProgress, fits: ({ attempts }) => attempts === EXAM_STATUS.inProgress },
  { status: EXAM_STATUS.archived, fits: ({ state }) => state === 'archived' },
  { status: EXAM_STATUS.inReview, fits: ({ attempts }) => attempts === EXAM_STATUS.inReview },
  { status: EXAM_STATUS.qualified, fits: ({ attempts }) => attempts === EXAM_STATUS.qualified },
  { status: EXAM_STATUS.unqualified, fits: ({ attempts }) => attempts === EXAM_STATUS.unqualified },
  { status: EXAM_STATUS.ended, fits: ({ state }) => state !== 'published' },
  { status: EXAM_STATUS.missing, fits: ({ closesAt, now }) => isBefore(closesAt, now) },
  { status: EXAM_STATUS.expired, fits: ({ admitUntil, now }) => isBefore(admitUntil, now) },
  { status: EXAM_STATUS.notStarted, fits: () => true },
]

export const examStatus = (facts: StatusFacts): ExamStatus =>
  EXAM_STATUS_RULES.find(({ fits }) => fits(facts))?.status ?? EXAM_STATUS.notStarted
