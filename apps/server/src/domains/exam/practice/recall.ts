import type { QuestionType } from '@sands/rules/exam/question'
import { type Card, createEmptyCard, fsrs, Rating, type State } from 'ts-fsrs'

/** When a question comes back to a person: the card of FSRS, as it is stored. */
export interface Recall {
  dueAt: Date
  stability: number
  difficulty: number
  scheduledDays: number
  learningSteps: number
  reps: number
  lapses: number
  state: State
  reviewedAt: Date | null
}

/** Without fuzz: the same answers give the same day. */
const scheduler = fsrs({ enable_fuzz: false })

const cardOf = (recall: Recall): Card => ({
  due: recall.dueAt,
  stability: recall.stability,
  difficulty: recall.difficulty,
  // Deprecated in ts-fsrs, which works it out from the last review.
  elapsed_days: 0,
  scheduled_days: recall.scheduledDays,
  learning_steps: recall.learningSteps,
  reps: recall.reps,
  lapses: recall.lapses,
  state: recall.state,
  ...(recall.reviewedAt && { last_review: recall.reviewedAt }),
})

const recallOf = (card: Card): Recall => ({
  dueAt: card.due,
  stability: card.stability,
  difficulty: card.difficulty,
  scheduledDays: card.scheduled_days,
  learningSteps: card.learning_steps,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  reviewedAt: card.last_review ?? null,
})

/** The schedule after one more answer. An answer that arrives late counts as given at the last review. */
export function nextRecall(before: Recall | null, isRight: boolean, at: Date): Recall {
  const card = before ? cardOf(before) : createEmptyCard(at)
  const last = before?.reviewedAt
  const moment = last && last > at ? last : at
  return recallOf(scheduler.next(card, moment, isRight ? Rating.Good : Rating.Again).card)
}

const DAILY_SECONDS = 180

/** How long an answer takes, by experience. Essays and materials take too long for a daily set. */
const SECONDS: Readonly<Partial<Record<QuestionType, number>>> = {
  judge: 10,
  single: 15,
  multiple: 20,
  uncertain: 20,
  fill: 25,
  match: 30,
  order: 30,
}

export const DAILY_TYPES = Object.keys(SECONDS) as QuestionType[]

/** The first questions that fit into three minutes; the caller sorts them by urgency. */
export function dailySet<Q extends { type: QuestionType }>(due: readonly Q[]): Q[] {
  let left = DAILY_SECONDS
  return due.filter(({ type }) => {
    const seconds = SECONDS[type]
    if (seconds === undefined || seconds > left) return false
    left -= seconds
    return true
  })
}
