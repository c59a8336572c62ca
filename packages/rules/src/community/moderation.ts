import { type ContentState, type ContentStep, contentStateAfter } from './content.ts'

export const REPORT_REASONS = ['spam', 'insult', 'false', 'private', 'illegal', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Why a moderator has to look: a watched word, the rule of the board, a newcomer, reports, or an appeal. */
export const CASE_CAUSES = ['word', 'board', 'newcomer', 'report', 'appeal'] as const
export type CaseCause = (typeof CASE_CAUSES)[number]

/** A claim ends by itself, so that a forgotten case does not stay open. */
export const CLAIM_MINUTES = 30

/** What a moderator decides. `keep` and `warn` leave the content as it is. */
export const CASE_DECISIONS = ['approve', 'refuse', 'keep', 'warn', 'hide', 'restore', 'delete'] as const
export type CaseDecision = (typeof CASE_DECISIONS)[number]

const STEPS: Readonly<Partial<Record<CaseDecision, ContentStep>>> = {
  approve: 'approve',
  refuse: 'refuse',
  hide: 'hide',
  restore: 'restore',
  delete: 'delete',
}

/** The state after a decision; undefined when it cannot be made in this state. */
export function stateAfterDecision(state: ContentState, decision: CaseDecision): ContentState | undefined {
  const step = STEPS[decision]
  if (step) return contentStateAfter(state, step)
  return state === 'review' || state === 'deleted' ? undefined : state
}

export const decisionsIn = (state: ContentState): CaseDecision[] =>
  CASE_DECISIONS.filter((decision) => stateAfterDecision(state, decision) !== undefined)

/** Decisions that the author is told about, and against which they may appeal. */
export const AGAINST_AUTHOR: readonly CaseDecision[] = ['refuse', 'warn', 'hide', 'delete']
