import { type ContentState, type ContentStep, contentStateAfter } from './content.ts'

export const REPORT_REASONS = ['spam', 'insult', 'false', 'private', 'illegal', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/**
 * Why a moderator has to look: a watched word, the rule of the board, a newcomer, refused content that its author has
 * changed, reports, or an appeal.
 */
export const CASE_CAUSES = ['word', 'board', 'newcomer', 'resubmit', 'report', 'appeal'] as const
export type CaseCause = (typeof CASE_CAUSES)[number]

/** Cases that end when the author changes the content so that it needs no review. Reports and refusals outlive a change. */
export const ENDED_BY_CHANGE: readonly CaseCause[] = ['word', 'board', 'newcomer']
/** Cases that end when the author deletes the content: nothing is left to decide, except about reports. */
export const ENDED_BY_DELETION: readonly CaseCause[] = [...ENDED_BY_CHANGE, 'resubmit', 'appeal']

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

/**
 * The state after a decision; undefined when it cannot be made in this state. Content that a moderator has deleted
 * (`isTakenDown`) can come back after an appeal; what its author has deleted stays deleted.
 */
export function stateAfterDecision(
  state: ContentState,
  decision: CaseDecision,
  isTakenDown = false,
): ContentState | undefined {
  if (state === 'deleted' && decision === 'restore') return isTakenDown ? 'published' : undefined
  const step = STEPS[decision]
  if (step) return contentStateAfter(state, step)
  // Reported content that its author has deleted can still lead to a warning.
  return state === 'review' ? undefined : state
}

export const decisionsIn = (state: ContentState, isTakenDown = false): CaseDecision[] =>
  CASE_DECISIONS.filter((decision) => stateAfterDecision(state, decision, isTakenDown) !== undefined)

/** Decisions that the author is told about, and against which they may appeal. */
export const AGAINST_AUTHOR: readonly CaseDecision[] = ['refuse', 'warn', 'hide', 'delete']
/** What the person whom it concerns may appeal against, once. */
export const APPEALABLE: readonly (CaseDecision | 'mute')[] = [...AGAINST_AUTHOR, 'mute']
