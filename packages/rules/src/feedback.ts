/** `new` until somebody takes it; `answered` can be answered again; `closed` can be reopened. */
export const FEEDBACK_STATES = ['new', 'in_progress', 'answered', 'closed'] as const
export type FeedbackState = (typeof FEEDBACK_STATES)[number]

export const FEEDBACK_STEPS = ['assign', 'answer', 'close', 'reopen'] as const
export type FeedbackStep = (typeof FEEDBACK_STEPS)[number]

interface Transition {
  readonly from: FeedbackState
  readonly step: FeedbackStep
  readonly to: FeedbackState
}

const FEEDBACK_TRANSITIONS: readonly Transition[] = [
  { from: 'new', step: 'assign', to: 'in_progress' },
  { from: 'in_progress', step: 'assign', to: 'in_progress' },
  { from: 'answered', step: 'assign', to: 'answered' },
  { from: 'new', step: 'answer', to: 'answered' },
  { from: 'in_progress', step: 'answer', to: 'answered' },
  { from: 'answered', step: 'answer', to: 'answered' },
  { from: 'new', step: 'close', to: 'closed' },
  { from: 'in_progress', step: 'close', to: 'closed' },
  { from: 'answered', step: 'close', to: 'closed' },
  { from: 'closed', step: 'reopen', to: 'in_progress' },
]

/** The state after a step; undefined where the current state does not allow the step. */
export const feedbackAfter = (from: FeedbackState, step: FeedbackStep): FeedbackState | undefined =>
  FEEDBACK_TRANSITIONS.find((each) => each.from === from && each.step === step)?.to

/** The states of a message in the CEO channel. */
export const CEO_STATES = ['waiting', 'replied'] as const
export const CEO_BOXES = ['sent', 'received'] as const
export type CeoBox = (typeof CEO_BOXES)[number]

/** Lengths in characters. */
export const FEEDBACK_LENGTH = 1000
export const CONTACT_LENGTH = 60
export const ANSWER_LENGTH = 1000
export const CEO_LENGTH = 2000

/** Maximum number of pictures in feedback. */
export const FEEDBACK_PICTURES = 3

/** Maximum length of a category name, in each language. */
export const CATEGORY_NAME_LENGTH = 30
