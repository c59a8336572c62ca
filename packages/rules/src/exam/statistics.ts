/** Sums over the people who had a question: x is their score on it, y their score on the rest of the paper. */
export interface ScoreSums {
  count: number
  x: number
  y: number
  xx: number
  yy: number
  xy: number
  /** The sum of the highest scores that were possible. */
  max: number
}

/** Fewer answers than this say nothing about a question. */
const FEWEST_ANSWERS = 5

/** How easy a question is: the share of the possible points that people earned, 0 to 1. Undefined without answers. */
export const facilityOf = ({ x, max }: Pick<ScoreSums, 'x' | 'max'>): number | undefined =>
  max > 0 ? x / max : undefined

/**
 * How well a question separates strong from weak learners: the correlation of its score with the score of the rest of
 * the paper, -1 to 1. For questions that are either right or wrong it is the point-biserial correlation. The question
 * itself is left out of the total, because it would correlate with itself. Undefined when there are too few answers, or
 * when everybody scored the same.
 */
export function discriminationOf({ count, x, y, xx, yy, xy }: ScoreSums): number | undefined {
  if (count < FEWEST_ANSWERS) return undefined
  const spreadX = count * xx - x * x
  const spreadY = count * yy - y * y
  if (spreadX <= 0 || spreadY <= 0) return undefined
  return Math.max(-1, Math.min(1, (count * xy - x * y) / Math.sqrt(spreadX * spreadY)))
}

export const QUESTION_HINTS = ['negative', 'weak', 'too_hard', 'too_easy'] as const
export type QuestionHint = (typeof QUESTION_HINTS)[number]

/** Slightly negative values are chance. */
const NEGATIVE = -0.1
const WEAK = 0.2
const HARD = 0.25
const EASY = 0.95

/** Why an author should look at a question. A negative discrimination often means a wrong key, so it comes first. */
export function questionHint(
  facility: number | undefined,
  discrimination: number | undefined,
): QuestionHint | undefined {
  if (discrimination !== undefined && discrimination < NEGATIVE) return 'negative'
  if (facility !== undefined && facility < HARD) return 'too_hard'
  if (facility !== undefined && facility > EASY) return 'too_easy'
  return discrimination !== undefined && discrimination < WEAK ? 'weak' : undefined
}

/** Scores are shown in ten equal parts of the total score. */
export const SCORE_BANDS = 10

/** The part in which a score is, 0 to 9. The full score is in the last one. */
export const scoreBand = (score: number, total: number): number =>
  total <= 0 ? 0 : Math.max(0, Math.min(SCORE_BANDS - 1, Math.floor((score * SCORE_BANDS) / total)))
