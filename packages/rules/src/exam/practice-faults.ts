import { MOST_PRACTICE_QUESTIONS } from './practice.ts'

export const PRACTICE_FAULTS = [
  'no_title',
  'no_questions',
  'too_many',
  'question_gone',
  'twice',
  'not_enough',
  'closes_first',
  'closes_past',
] as const
export type PracticeFaultKind = (typeof PRACTICE_FAULTS)[number]

export interface PracticeFault {
  kind: PracticeFaultKind
  /** The question or the draw it is about. */
  key: string | null
}

interface CheckedPractice {
  title: string
  questionIds: readonly string[]
  draws: readonly { key: string; count: number }[]
  opensAt: string | null
  closesAt: string | null
}

export interface PracticeSupply {
  isQuestionThere(id: string): boolean
  /** How many questions the bank lacks for a draw. */
  missingOf(drawKey: string): number
  now: number
}

export const practiceQuestionNum = ({ questionIds, draws }: Pick<CheckedPractice, 'questionIds' | 'draws'>): number =>
  draws.reduce((sum, { count }) => sum + count, questionIds.length)

/** Everything that keeps a practice from being published. */
export function practiceFaults(practice: CheckedPractice, supply: PracticeSupply): PracticeFault[] {
  const { questionIds, draws, title } = practice
  const [opens, closes] = [practice.opensAt, practice.closesAt].map((at) => (at === null ? null : Date.parse(at)))
  const count = practiceQuestionNum(practice)
  const whole: [boolean, PracticeFaultKind][] = [
    [title.trim() === '', 'no_title'],
    [count === 0, 'no_questions'],
    [count > MOST_PRACTICE_QUESTIONS, 'too_many'],
    [typeof opens === 'number' && typeof closes === 'number' && closes <= opens, 'closes_first'],
    [typeof closes === 'number' && closes <= supply.now, 'closes_past'],
  ]
  const about = (kind: PracticeFaultKind, keys: readonly string[]): PracticeFault[] =>
    keys.map((key) => ({ kind, key }))
  return [
    ...whole.flatMap(([isWrong, kind]) => (isWrong ? [{ kind, key: null }] : [])),
    ...about(
      'question_gone',
      questionIds.filter((id) => !supply.isQuestionThere(id)),
    ),
    ...about(
      'twice',
      questionIds.filter((id, index) => questionIds.indexOf(id) < index),
    ),
    ...about(
      'not_enough',
      draws.filter(({ key }) => supply.missingOf(key) > 0).map(({ key }) => key),
    ),
  ]
}
