/** A practice as its makers see it. */
export const PRACTICE_STATES = ['draft', 'published', 'ended'] as const
export type PracticeState = (typeof PRACTICE_STATES)[number]

/** Moves of a practice by its makers. Publishing a published practice replaces what learners see. */
export const PRACTICE_MOVES = {
  publish: ['draft', 'published', 'ended'],
  end: ['published'],
} as const satisfies Record<string, readonly PracticeState[]>
export type PracticeMove = keyof typeof PRACTICE_MOVES

export const canMove = (move: PracticeMove, state: PracticeState): boolean =>
  (PRACTICE_MOVES[move] as readonly PracticeState[]).includes(state)

/** `whole`: answers can change until the practice is handed in. `one_by_one`: each answer is final, and its analysis is shown at once. */
export const PRACTICE_MODES = ['whole', 'one_by_one'] as const
export type PracticeMode = (typeof PRACTICE_MODES)[number]

/** Where the questions of an attempt come from. */
export const PRACTICE_KINDS = ['practice', 'wrong', 'favorite'] as const
export type PracticeKind = (typeof PRACTICE_KINDS)[number]

export const PRACTICE_ATTEMPT_STATES = ['in_progress', 'handed_in'] as const
export type PracticeAttemptState = (typeof PRACTICE_ATTEMPT_STATES)[number]

/** What completes a practice: handing in once, or reaching a share of right answers. */
export const COMPLETION_RULES = ['hand_in', 'accuracy'] as const
export type CompletionRule = (typeof COMPLETION_RULES)[number]

/** What the attempts of a person say. */
export const PRACTICE_PROGRESS = ['started', 'handed_in', 'completed'] as const
export type PracticeProgress = (typeof PRACTICE_PROGRESS)[number]

export const MOST_PRACTICE_QUESTIONS = 200

export const TIME_STATUS = { notOpen: 0, open: 1, over: 2 } as const
export type TimeStatus = (typeof TIME_STATUS)[keyof typeof TIME_STATUS]

/** Times are milliseconds. */
export interface PracticeWindow {
  state: PracticeState
  opensAt: number | null
  closesAt: number | null
  now: number
}

/** The window of a practice now. A practice that was ended by hand is over, whatever its window says. */
export function timeStatus({ state, opensAt, closesAt, now }: PracticeWindow): TimeStatus {
  if (state === 'ended' || (closesAt !== null && closesAt <= now)) return TIME_STATUS.over
  return opensAt !== null && opensAt > now ? TIME_STATUS.notOpen : TIME_STATUS.open
}

export interface PracticeFacts extends PracticeWindow {
  /** Null for a person without an attempt. */
  progress: PracticeProgress | null
  isRunning: boolean
}

type PracticeTag = 100 | 200 | 300 | 400 | 500 | 600

/**
 * The first rule that fits gives the tag of the task card. The window decides who may start; an attempt that has
 * started can be finished at any time. Handed in without reaching the completion rule is "reviewing".
 */
const TAG_RULES: readonly { tag: PracticeTag; fits: (facts: PracticeFacts) => boolean }[] = [
  { tag: 400, fits: ({ progress }) => progress === 'completed' },
  { tag: 200, fits: ({ isRunning }) => isRunning },
  { tag: 300, fits: ({ progress }) => progress === 'handed_in' },
  { tag: 600, fits: ({ state }) => state === 'ended' },
  { tag: 500, fits: (facts) => timeStatus(facts) === TIME_STATUS.over },
  { tag: 100, fits: () => true },
]

export const practiceTag = (facts: PracticeFacts): PracticeTag => TAG_RULES.find(({ fits }) => fits(facts))?.tag ?? 100

/** Why an attempt cannot be started, in the order in which they are looked at. */
export const PRACTICE_REFUSALS = ['not_for_you', 'not_open_yet', 'over', 'not_repeatable'] as const
export type PracticeRefusal = (typeof PRACTICE_REFUSALS)[number]

export function practiceRefusal(
  facts: PracticeWindow & { isVisible: boolean; isRepeatable: boolean; handedIn: number },
): PracticeRefusal | null {
  const time = timeStatus(facts)
  if (time === TIME_STATUS.over) return 'over'
  if (!facts.isVisible) return 'not_for_you'
  if (time === TIME_STATUS.notOpen) return 'not_open_yet'
  return facts.handedIn > 0 && !facts.isRepeatable ? 'not_repeatable' : null
}

/** The share of right answers in percent, of the questions that a key can score. Without any, handing in is all right. */
export const accuracyOf = (right: number, scored: number): number =>
  scored === 0 ? 100 : Math.floor((right * 100) / scored)

export const isCompleted = (rule: CompletionRule, wantedPercent: number, accuracy: number): boolean =>
  rule === 'hand_in' || accuracy >= wantedPercent
