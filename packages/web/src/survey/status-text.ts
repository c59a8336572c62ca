import type { SurveyCard } from '@sands/contract/survey/survey.model'

export type StatusTone = 'waiting' | 'going' | 'done' | 'over'

const TEXTS = {
  200: ['survey.status_ongoing', 'going'],
  400: ['survey.status_done', 'done'],
  500: ['survey.status_expired', 'over'],
  600: ['survey.status_ended', 'over'],
} as const

/** The state of a survey for one person: the key of its text, and how it is coloured. */
export function statusText({ status, phase }: Pick<SurveyCard, 'status' | 'phase'>) {
  const open = phase === 'not_started' ? 'survey.status_not_started' : 'survey.status_open'
  const [text, tone] = TEXTS[status as keyof typeof TEXTS] ?? ([open, 'waiting'] as const)
  return { text, tone }
}
