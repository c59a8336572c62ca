import type { Answer, BlankKey, PlainQuestionType, QuestionKey } from './question.ts'
import { isAnswered } from './question.ts'

/** What a right but incomplete choice earns: nothing, half of the score, or a share for each right option. */
export const PARTIAL_RULES = ['none', 'half', 'share'] as const
export type PartialRule = (typeof PARTIAL_RULES)[number]

export type AnswerVerdict = 'unanswered' | 'wrong' | 'partial' | 'right' | 'to_mark'

export interface Scored {
  verdict: AnswerVerdict
  /** From 0 to 1 of the question's score. */
  share: number
}

const NOTHING: Scored = { verdict: 'unanswered', share: 0 }

const verdictOf = (share: number): Scored => {
  if (share >= 1) return { verdict: 'right', share: 1 }
  return share <= 0 ? { verdict: 'wrong', share: 0 } : { verdict: 'partial', share }
}

/** Full-width letters and digits, and spaces around or doubled, make no difference. */
const folded = (text: string, isCaseSensitive: boolean): string => {
  const plain = text.normalize('NFKC').trim().replace(/\s+/gu, ' ')
  return isCaseSensitive ? plain : plain.toLocaleLowerCase('en')
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/iu
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/u
/**
 * A number as people write it. Commas that separate thousands make no difference: 12,500 is 12500. A single other comma
 * is the decimal sign: 0,5 is 0.5.
 */
export function toNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/\s/gu, '')
  const pointed = GROUPED.test(plain) ? plain.replaceAll(',', '') : plain.replace(/^([^,.]*),([^,.]*)$/u, '$1.$2')
  return NUMBER.test(pointed) ? Number(pointed) : undefined
}

/** Decimal fractions have no exact form: 0.3 within 0.1 of 0.2 must hold. */
const ROUNDING = 1e-9

function isBlankRight(key: BlankKey, value: string): boolean {
  if (key.tolerance === null) {
    return key.accepted.some((text) => folded(text, key.isCaseSensitive) === folded(value, key.isCaseSensitive))
  }
  const given = toNumber(value)
  const wanted = toNumber(key.accepted[0] ?? '')
  return given !== undefined && wanted !== undefined && Math.abs(given - wanted) <= key.tolerance + ROUNDING
}

function scoreChoice(right: readonly string[], chosen: readonly string[], partial: PartialRule): Scored {
  const rightSet = new Set(right)
  const chosenSet = new Set(chosen)
  // Any wrong option loses everything, whatever else was chosen.
  if ([...chosenSet].some((option) => !rightSet.has(option))) return verdictOf(0)
  if (chosenSet.size === rightSet.size) return verdictOf(1)
  if (partial === 'none') return verdictOf(0)
  return verdictOf(partial === 'half' ? 0.5 : chosenSet.size / rightSet.size)
}

function scoreBlanks(keys: Readonly<Record<string, BlankKey>>, values: Readonly<Record<string, string>>): Scored {
  const blanks = Object.entries(keys)
  const all = blanks.reduce((sum, [, key]) => sum + key.weight, 0)
  const got = blanks.reduce((sum, [name, key]) => sum + (isBlankRight(key, values[name] ?? '') ? key.weight : 0), 0)
  return verdictOf(all === 0 ? 0 : got / all)
}

function scorePairs(right: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>): Scored {
  const lefts = Object.keys(right)
  const hits = lefts.filter((left) => right[left] === given[left]).length
  return verdictOf(lefts.length === 0 ? 0 : hits / lefts.length)
}

const scoreOrder = (right: readonly string[], given: readonly string[]): Scored =>
  verdictOf(right.length === given.length && right.every((key, index) => key === given[index]) ? 1 : 0)

/** Scores one answer by its key. An essay that was answered waits for a person. */
export function scoreAnswer(
  type: PlainQuestionType,
  key: QuestionKey,
  answer: Answer | undefined,
  partial: PartialRule = 'none',
): Scored {
  if (!answer || !isAnswered(answer)) return NOTHING
  switch (type) {
    case 'single':
      return scoreChoice(key.options ?? [], answer.options ?? [], 'none')
    case 'multiple':
    case 'uncertain':
      return scoreChoice(key.options ?? [], answer.options ?? [], partial)
    case 'judge':
      return verdictOf(answer.isTrue === key.isTrue ? 1 : 0)
    case 'fill':
      return scoreBlanks(key.blanks ?? {}, answer.blanks ?? {})
    case 'match':
      return scorePairs(key.pairs ?? {}, answer.pairs ?? {})
    case 'order':
      return scoreOrder(key.options ?? [], answer.options ?? [])
    case 'essay':
      return { verdict: 'to_mark', share: 0 }
  }
}

/** Scores are kept in hundredths, so that sums are exact. */
export const earned = (scoreCents: number, share: number): number => Math.round(scoreCents * share)
