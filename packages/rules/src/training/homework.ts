import type { UploadPurpose } from '../upload.ts'
import type { HomeworkMarking } from './own-task.ts'

export const HOMEWORK_LENGTH = 10_000
export const HOMEWORK_FILES = 10
/** What can be attached; the ending of a file selects the first that fits. */
export const HOMEWORK_PURPOSES = [
  'picture',
  'workDocument',
  'workVideo',
  'workAudio',
  // Drafts of earlier releases.
  'attachment',
] as const satisfies readonly UploadPurpose[]
/** A recording stops by itself after this time. */
export const RECORDING_SECONDS = 600
export const HOMEWORK_COMMENT_LENGTH = 2000
export const MAX_SCORE = 1000
export const MAX_RUBRIC = 20

/** `open` is homework that was never handed in; it has no row. */
export const HOMEWORK_STATES = ['open', 'handed_in', 'returned', 'passed'] as const
export type HomeworkState = (typeof HOMEWORK_STATES)[number]
export type SubmissionState = Exclude<HomeworkState, 'open'>

export type HomeworkStep = 'hand_in' | 'return' | 'pass'

interface Transition {
  readonly from: HomeworkState
  readonly step: HomeworkStep
  readonly to: SubmissionState
}

/** Every hand-in is a new attempt, so that the history keeps what was returned. */
const HOMEWORK_TRANSITIONS: readonly Transition[] = [
  { from: 'open', step: 'hand_in', to: 'handed_in' },
  { from: 'returned', step: 'hand_in', to: 'handed_in' },
  { from: 'handed_in', step: 'return', to: 'returned' },
  { from: 'handed_in', step: 'pass', to: 'passed' },
]

/** The state after a step; undefined when the step is not possible. */
export const homeworkAfter = (from: HomeworkState, step: HomeworkStep): SubmissionState | undefined =>
  HOMEWORK_TRANSITIONS.find((transition) => transition.from === from && transition.step === step)?.to

/** Why homework cannot be handed in now, in the order in which it is checked. */
export const HAND_IN_REFUSALS = ['not_taken', 'done', 'locked', 'waiting', 'cut_off'] as const
export type HandInRefusal = (typeof HAND_IN_REFUSALS)[number]

export interface HandInFacts {
  /** False for other training that only the owner credits. */
  isTaken: boolean
  /** Passed, waived or credited. */
  isDone: boolean
  isLocked: boolean
  state: HomeworkState
  /** After this moment nothing is accepted, in milliseconds. An extension of the member moves it. */
  cutOff: number | null
  now: number
}

export function handInRefusal({ isTaken, isDone, isLocked, state, cutOff, now }: HandInFacts): HandInRefusal | null {
  if (!isTaken) return 'not_taken'
  if (isDone) return 'done'
  if (isLocked) return 'locked'
  if (!homeworkAfter(state, 'hand_in')) return 'waiting'
  return cutOff !== null && now >= cutOff ? 'cut_off' : null
}

/** The cut-off of a member; an extension never makes it earlier. */
export function cutOffOf(cutOff: string | null, extendedTo: number | null): number | null {
  if (cutOff === null) return null
  return Math.max(Date.parse(cutOff), extendedTo ?? 0)
}

const MINUTE_MS = 60_000

/** How many minutes after the due date it was handed in; 0 in time or without a date. */
export const lateMinutes = (due: number | null, at: number): number =>
  due === null || at <= due ? 0 : Math.ceil((at - due) / MINUTE_MS)

export interface HomeworkMark {
  step: 'pass' | 'return'
  score: number | null
  /** Points of each line of the rubric, by its key. */
  rubric: Readonly<Record<string, number>> | null
  comment: string
}

export type MarkFault = 'reason_missing' | 'score_missing' | 'score_too_high' | 'below_pass' | 'rubric_wrong'

/** The score of a mark: with a rubric the sum of its lines. Null where only passing counts. */
export function scoreOf(marking: HomeworkMarking, { score, rubric }: Pick<HomeworkMark, 'score' | 'rubric'>) {
  if (marking.scoring === 'pass') return null
  if (marking.rubric.length === 0) return score
  return marking.rubric.reduce<number | null>((sum, { key }) => {
    const points = rubric?.[key]
    return sum === null || points === undefined ? null : sum + points
  }, 0)
}

/** What is wrong with a mark; null when it can be stored. Returned work needs a reason and no score. */
export function markFault(marking: HomeworkMarking, mark: HomeworkMark): MarkFault | null {
  if (mark.step === 'return') return mark.comment.trim() === '' ? 'reason_missing' : null
  if (marking.scoring === 'pass') return null
  const lines = new Map(marking.rubric.map(({ key, points }) => [key, points]))
  const isWrong = Object.entries(mark.rubric ?? {}).some(([key, points]) => points > (lines.get(key) ?? -1))
  if (isWrong) return 'rubric_wrong'
  const score = scoreOf(marking, mark)
  if (score === null) return 'score_missing'
  if (score > marking.fullScore) return 'score_too_high'
  return score < marking.passScore ? 'below_pass' : null
}
