import {
  type Branch,
  hasOptions,
  MOST_QUESTIONS,
  MOST_SCALE_POINTS,
  MOST_STARS,
  OTHER,
  type Question,
  type Questionnaire,
  questionsOf,
  testsFor,
} from './question.ts'
import { unreachable } from './reach.ts'

/** Problems that keep a survey from being published. */
export const SURVEY_FAULTS = [
  'no_name',
  'no_questions',
  'too_many_questions',
  'no_title',
  'few_options',
  'empty_option',
  'no_rows',
  'bad_bounds',
  'bad_branch',
  'branch_shuffled',
  'unreachable',
  'pictures_anonymous',
  'repeatable_anonymous',
  'window',
  'nobody',
] as const
export type SurveyFaultKind = (typeof SURVEY_FAULTS)[number]

export interface SurveyFault {
  readonly kind: SurveyFaultKind
  /** The key of the section or question; null for the survey as a whole. */
  readonly at: string | null
}

function questionFaults(question: Question): SurveyFaultKind[] {
  const { type, title, options, rows } = question
  const needed = type === 'matrix' ? 1 : 2
  return [
    ...(title.trim() === '' ? (['no_title'] as const) : []),
    ...(hasOptions(type) && options.length < needed ? (['few_options'] as const) : []),
    ...([...options, ...rows].some(({ text }) => text.trim() === '') ? (['empty_option'] as const) : []),
    ...(type === 'matrix' && rows.length === 0 ? (['no_rows'] as const) : []),
    ...(hasBadBounds(question) ? (['bad_bounds'] as const) : []),
  ]
}

type Bounded = Pick<Question, 'type' | 'min' | 'max' | 'options' | 'hasOther'>

/** Bounds of options are counts, and those of a scale or a rating are points of an axis that people see. */
function hasBadBounds({ type, min, max, options, hasOther }: Bounded): boolean {
  if (min !== null && max !== null && min > max) return true
  if (type !== 'scale' && type !== 'rating' && type !== 'multiple') return false
  if (![min, max].every((bound) => bound === null || Number.isInteger(bound))) return true
  if (type === 'scale') return (min ?? 0) >= (max ?? 10) || (max ?? 10) - (min ?? 0) >= MOST_SCALE_POINTS
  if (type === 'rating') return max !== null && (max < 2 || max > MOST_STARS)
  return (min ?? 0) > options.length + (hasOther ? 1 : 0) || (max ?? 1) < 1
}

/** A condition may only look at an earlier question, and only in a way that its type allows. */
function branchFault(branch: Branch, earlier: ReadonlyMap<string, Question>): boolean {
  return branch.conditions.some(({ question: key, test, options, value }) => {
    const question = earlier.get(key)
    if (!question || !testsFor(question.type).includes(test)) return true
    if (test === 'at_least' || test === 'at_most') return value === null
    if (test === 'answered') return false
    const known = new Set([...question.options.map((option) => option.key), ...(question.hasOther ? [OTHER] : [])])
    return options.length === 0 || !options.every((option) => known.has(option))
  })
}

function branchFaults({ sections }: Questionnaire): SurveyFault[] {
  const earlier = new Map<string, Question>()
  const faults: SurveyFault[] = []
  for (const { key, branch, questions, isShuffled } of sections) {
    if (branchFault(branch, earlier)) faults.push({ kind: 'bad_branch', at: key })
    const own = new Set(questions.map((question) => question.key))
    for (const question of questions) {
      const isWithin = question.branch.conditions.some((condition) => own.has(condition.question))
      if (branchFault(question.branch, earlier)) faults.push({ kind: 'bad_branch', at: question.key })
      else if (isShuffled && isWithin) faults.push({ kind: 'branch_shuffled', at: question.key })
      earlier.set(question.key, question)
    }
  }
  return faults
}

/** What keeps a questionnaire from being published. Pictures belong to the person who uploaded them. */
export function questionnaireFaults(
  questionnaire: Questionnaire,
  { isAnonymous }: { isAnonymous: boolean },
): SurveyFault[] {
  const questions = questionsOf(questionnaire)
  if (questions.length === 0) return [{ kind: 'no_questions', at: null }]
  const branches = branchFaults(questionnaire)
  return [
    ...(questions.length > MOST_QUESTIONS ? [{ kind: 'too_many_questions', at: null } as const] : []),
    ...questions.flatMap((question) => questionFaults(question).map((kind) => ({ kind, at: question.key }))),
    ...questions
      .filter(({ type }) => isAnonymous && type === 'pictures')
      .map(({ key }) => ({ kind: 'pictures_anonymous' as const, at: key })),
    ...branches,
    ...(branches.length > 0 ? [] : unreachable(questionnaire).map((at) => ({ kind: 'unreachable' as const, at }))),
  ]
}
