import { type Answer, type Answers, isAnswered } from './answer.ts'
import type { Branch, Condition, Question, Questionnaire, Section } from './question.ts'

export interface VisibleSection {
  readonly section: Section
  readonly questions: readonly Question[]
}

function isMet({ test, options, value }: Condition, answer: Answer | undefined): boolean {
  if (!isAnswered(answer)) return false
  const chosen = answer.options ?? []
  switch (test) {
    case 'answered':
      return true
    case 'any_of':
      return options.some((option) => chosen.includes(option))
    case 'none_of':
      return !options.some((option) => chosen.includes(option))
    case 'at_least':
      return answer.number !== undefined && value !== null && answer.number >= value
    case 'at_most':
      return answer.number !== undefined && value !== null && answer.number <= value
  }
}

export function isShown({ match, conditions }: Branch, answers: Answers): boolean {
  if (conditions.length === 0) return true
  const test = (condition: Condition) => isMet(condition, answers[condition.question])
  return match === 'all' ? conditions.every(test) : conditions.some(test)
}

/**
 * Visits the questions that a person sees, in their order, each with its answer from `answerOf`. Branches look at the
 * answers of the visited questions only.
 */
export function visitVisible(
  { sections }: Pick<Questionnaire, 'sections'>,
  answerOf: (question: Question) => Answer | undefined,
  visit: (question: Question, answer: Answer | undefined) => void,
): void {
  const known: Record<string, Answer> = {}
  for (const section of sections) {
    if (!isShown(section.branch, known)) continue
    for (const question of section.questions) {
      if (!isShown(question.branch, known)) continue
      const answer = answerOf(question)
      if (answer) known[question.key] = answer
      visit(question, answer)
    }
  }
}

/**
 * The sections and questions that a person with these answers sees. A hidden question counts as unanswered, whatever
 * was answered before it was hidden, so branches that depend on it are hidden too. Sections without visible questions
 * and without a text of their own are left out.
 */
export function visibleSections({ sections }: Pick<Questionnaire, 'sections'>, answers: Answers): VisibleSection[] {
  const known: Record<string, Answer> = {}
  const visible: VisibleSection[] = []
  for (const section of sections) {
    if (!isShown(section.branch, known)) continue
    const questions: Question[] = []
    for (const question of section.questions) {
      if (!isShown(question.branch, known)) continue
      questions.push(question)
      const answer = answers[question.key]
      if (answer) known[question.key] = answer
    }
    if (questions.length > 0 || section.text !== '') visible.push({ section, questions })
  }
  return visible
}

export const visibleQuestions = (questionnaire: Pick<Questionnaire, 'sections'>, answers: Answers): Question[] =>
  visibleSections(questionnaire, answers).flatMap(({ questions }) => questions)
