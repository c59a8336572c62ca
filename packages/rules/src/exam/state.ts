/** The state of an exam as a learner sees it, by the specification's dictionary. */
export const EXAM_STATUS = {
  notStarted: 1,
  inProgress: 2,
  inReview: 3,
  qualified: 4,
  unqualified: 5,
  missing: 6,
  expired: 7,
  ended: 8,
  archived: 9,
} as const
export type ExamStatus = (typeof EXAM_STATUS)[keyof typeof EXAM_STATUS]

/** The tag of the task card for each exam state. */
export const EXAM_TAG: Readonly<Record<ExamStatus, 100 | 200 | 300 | 400 | 500 | 600>> = {
  1: 100,
  2: 200,
  3: 300,
  4: 400,
  5: 400,
  6: 500,
  7: 500,
  8: 600,
  9: 600,
}

/** An exam as its makers see it. */
export const EXAM_STATES = ['draft', 'scheduled', 'published', 'withdrawn', 'archived'] as const
export type ExamState = (typeof EXAM_STATES)[number]

export const ATTEMPT_STATES = ['in_progress', 'submitted', 'in_review', 'finished', 'void'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

export const ATTEMPT_EVENTS = [
  'submit',
  'time_over',
  'leave_limit',
  'mark_all',
  'await_marks',
  'reopen',
  'void',
  'take_sealed',
] as const
export type AttemptEvent = (typeof ATTEMPT_EVENTS)[number]

/** Every move an attempt can make. `submitted` lasts only until the objective questions are scored, in the same transaction. */
const ATTEMPT_TRANSITIONS: readonly { from: AttemptState; event: AttemptEvent; to: AttemptState }[] = [
  { from: 'in_progress', event: 'submit', to: 'submitted' },
  { from: 'in_progress', event: 'time_over', to: 'submitted' },
  { from: 'in_progress', event: 'leave_limit', to: 'submitted' },
  { from: 'submitted', event: 'await_marks', to: 'in_review' },
  { from: 'submitted', event: 'mark_all', to: 'finished' },
  { from: 'in_review', event: 'mark_all', to: 'finished' },
  // A reviewer takes the answers of a sealed file.
  { from: 'in_progress', event: 'take_sealed', to: 'submitted' },
  { from: 'in_review', event: 'take_sealed', to: 'submitted' },
  { from: 'finished', event: 'take_sealed', to: 'submitted' },
  // A manager gives more time after the attempt ended.
  { from: 'in_review', event: 'reopen', to: 'in_progress' },
  { from: 'finished', event: 'reopen', to: 'in_progress' },
  { from: 'in_progress', event: 'void', to: 'void' },
  { from: 'in_review', event: 'void', to: 'void' },
  { from: 'finished', event: 'void', to: 'void' },
]

export const nextAttemptState = (from: AttemptState, event: AttemptEvent): AttemptState | undefined =>
  ATTEMPT_TRANSITIONS.find((move) => move.from === from && move.event === event)?.to

export const GRADE_METHODS = ['highest', 'average', 'first', 'last'] as const
export type GradeMethod = (typeof GRADE_METHODS)[number]

/** When a learner looks at their paper: right after handing in, later while the exam is open, after it has closed. */
export const REVIEW_MOMENTS = ['right_after', 'while_open', 'after_close'] as const
export type ReviewMoment = (typeof REVIEW_MOMENTS)[number]

/** What they may see then. `paper` is the questions with one's own answers. */
export const REVIEW_PARTS = ['score', 'paper', 'verdict', 'key', 'analysis', 'comment', 'rank'] as const
export type ReviewPart = (typeof REVIEW_PARTS)[number]
export type ReviewMatrix = Readonly<Record<ReviewMoment, readonly ReviewPart[]>>

/** Why an exam cannot be started, in the order in which they are looked at. */
export const START_REASONS = [
  'withdrawn',
  'not_for_you',
  'not_open_yet',
  'closed',
  'admission_over',
  'no_attempts_left',
  'wait_between',
  'passed_already',
  'in_review',
] as const

/** Happenings of an attempt that a marker may want to know. */
export const ATTEMPT_NOTES = [
  'leave',
  'return',
  'take_over',
  'offline',
  'online',
  'sealed',
  'reopened',
  'extended',
] as const
export type AttemptNote = (typeof ATTEMPT_NOTES)[number]

/**
 * What a sealed file looks like: `older_page` was sealed by a page that another one had replaced; `late_changes` has
 * changes from after the deadline.
 */
export const SEAL_VERDICTS = ['intact', 'late_changes', 'older_page'] as const
export type SealVerdict = (typeof SEAL_VERDICTS)[number]

export const SEALED_STATES = ['waiting', 'taken', 'refused'] as const
export type SealedState = (typeof SEALED_STATES)[number]

const gradeOf = {
  highest: (scores: readonly number[]) => Math.max(...scores),
  average: (scores: readonly number[]) => Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
  first: (scores: readonly number[]) => scores[0] ?? 0,
  last: (scores: readonly number[]) => scores.at(-1) ?? 0,
} as const

/** One score out of those of all finished attempts, in the order in which they were made. */
export const finalScore = (method: GradeMethod, scores: readonly number[]): number | undefined =>
  scores.length === 0 ? undefined : gradeOf[method](scores)
