/** `published` is visible to its audience; `ended` accepts no replies; `archived` is only kept for its results. */
export const SURVEY_STATES = ['draft', 'published', 'ended', 'archived'] as const
export type SurveyState = (typeof SURVEY_STATES)[number]

export const SURVEY_STEPS = ['publish', 'end', 'archive'] as const
export type SurveyStep = (typeof SURVEY_STEPS)[number]

const SURVEY_TRANSITIONS: readonly { from: SurveyState; step: SurveyStep; to: SurveyState }[] = [
  { from: 'draft', step: 'publish', to: 'published' },
  { from: 'published', step: 'publish', to: 'published' },
  { from: 'published', step: 'end', to: 'ended' },
  { from: 'ended', step: 'publish', to: 'published' },
  { from: 'ended', step: 'archive', to: 'archived' },
]

/** The state after a step; undefined where the current state does not allow the step. */
export const surveyAfter = (from: SurveyState, step: SurveyStep): SurveyState | undefined =>
  SURVEY_TRANSITIONS.find((each) => each.from === from && each.step === step)?.to

/** Where a survey is at a moment: its state and its window together. */
export const SURVEY_PHASES = ['draft', 'not_started', 'running', 'expired', 'ended', 'archived'] as const
export type SurveyPhase = (typeof SURVEY_PHASES)[number]

export interface Window {
  readonly startAt: Date | null
  readonly endAt: Date | null
}

export function phaseAt(state: SurveyState, { startAt, endAt }: Window, now: Date): SurveyPhase {
  if (state !== 'published') return state
  if (startAt && now < startAt) return 'not_started'
  return endAt && now >= endAt ? 'expired' : 'running'
}

/** What a person has done: nothing, a draft on the server, or a reply. */
export type ReplyState = 'none' | 'draft' | 'replied'

/** The tag of a task card: 100 not started, 200 ongoing, 400 done, 500 expired, 600 ended. */
export function surveyTag(phase: SurveyPhase, reply: ReplyState): 100 | 200 | 400 | 500 | 600 {
  if (reply === 'replied') return 400
  if (phase === 'expired') return 500
  if (phase === 'ended' || phase === 'archived') return 600
  return reply === 'draft' ? 200 : 100
}

/** Results of fewer people are not shown when replies are anonymous. */
export const SMALLEST_GROUP = 5
