import type { Right } from '@sands/contract/rights'
import { type FeedbackState, type FeedbackStep, feedbackAfter } from '@sands/rules/feedback'
import { fail } from '../../kernel/errors.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { CeoMessageRow } from './ceo.repo.ts'

/** The right that a person needs to answer feedback and to become an assignee. */
export const ANSWER_RIGHT: Right = 'feedback.answer'

/** The most feedback entries, and the most messages to leaders, that one person may send in 24 hours. */
export const MOST_A_DAY = 20

/** The state after a step; throws where the state does not allow it. */
export function stateAfter(state: FeedbackState, step: FeedbackStep): FeedbackState {
  const next = feedbackAfter(state, step)
  if (!next) throw fail('feedback.wrong_state')
  return next
}

/** The author may read a message too, but only its leader may reply. */
export const mayReply = ({ userId }: Pick<Viewer, 'userId'>, { leaderId }: Pick<CeoMessageRow, 'leaderId'>): boolean =>
  userId === leaderId
