import type { Right } from '@sands/contract/rights'
import { type FeedbackState, type FeedbackStep, feedbackAfter } from '@sands/rules/feedback'
import { fail } from '../../kernel/errors.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { CeoMessageRow } from './ceo.repo.ts'

/** What people need who answer feedback and to whom it may be assigned. */
export const ANSWER_RIGHT: Right = 'feedback.answer'

/** The most that one person sends in 24 hours: feedback, and messages to leaders. */
export const MOST_A_DAY = 20

/** The state after a step; throws where the state does not allow it. */
export function stateAfter(state: FeedbackState, step: FeedbackStep): FeedbackState {
  const next = feedbackAfter(state, step)
  if (!next) throw fail('feedback.wrong_state')
  return next
}

/** Its author reads a message as well, but only its leader replies. */
export const mayReply = ({ userId }: Pick<Viewer, 'userId'>, { leaderId }: Pick<CeoMessageRow, 'leaderId'>): boolean =>
  userId === leaderId
