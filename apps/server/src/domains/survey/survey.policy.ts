import { isDeepStrictEqual } from 'node:util'
import type { UserId } from '@sands/contract/kernel/schema'
import type { SurveyDraft } from '@sands/contract/survey/survey.model'
import { questionnaireFaults, type SurveyFault } from '@sands/rules/survey/faults'
import { phaseAt, type SurveyPhase, type SurveyStep, surveyAfter } from '@sands/rules/survey/state'
import { fail } from '../../kernel/errors.ts'
import type { SurveyRow, SurveyTerms } from './survey.repo.ts'

export const RESULTS_RIGHT = 'survey.results'

/** A person in the list of participants. */
export const participantOf = (userId: UserId): string => `u${userId}`

export const phaseOf = (row: Pick<SurveyRow, 'state' | 'startAt' | 'endAt'>, now: Date): SurveyPhase =>
  phaseAt(row.state, row, now)

export function stateAfter(row: Pick<SurveyRow, 'state'>, step: SurveyStep) {
  const state = surveyAfter(row.state, step)
  if (!state) throw fail('survey.wrong_state')
  return state
}

/**
 * Whether one person may reply several times. Never in an anonymous survey, also where an earlier version of the product
 * published one: one person could fill a group of five, and the results would show the reply of somebody else.
 */
export const isRepeatable = ({ isAnonymous, live }: Pick<SurveyTerms, 'isAnonymous' | 'live'>): boolean =>
  live.isRepeatable && !isAnonymous

/** What keeps a draft from being published. `people` is the size of its audience. */
export function faultsOf(
  { name, questionnaire, isAnonymous, isRepeatable, isPublic, startTime, endTime }: SurveyDraft,
  { now, people }: { now: Date; people: number },
): SurveyFault[] {
  const end = endTime === null ? null : new Date(endTime)
  const isBadWindow = end !== null && (end <= now || (startTime !== null && end <= new Date(startTime)))
  return [
    ...(name.trim() === '' ? [{ kind: 'no_name' as const, at: null }] : []),
    ...questionnaireFaults(questionnaire, { isAnonymous }),
    ...(isAnonymous && isRepeatable ? [{ kind: 'repeatable_anonymous' as const, at: null }] : []),
    ...(isBadWindow ? [{ kind: 'window' as const, at: null }] : []),
    ...(people === 0 && !isPublic ? [{ kind: 'nobody' as const, at: null }] : []),
  ]
}

/** A value from a jsonb column can have its fields in another order than the value that was sent. */
export const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
