import type { Questionnaire } from '@sands/contract/survey/questionnaire.model'
import { questionnaireFaults } from '@sands/rules/survey/faults'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'

export const moveSection = (form: Questionnaire, from: number, to: number): Questionnaire => ({
  ...form,
  sections: moved(form.sections, from, to),
})

/** Moves a question to a place in a section, counted without the question itself. */
export function moveQuestion(
  form: Questionnaire,
  key: string,
  { section: to, index }: { section: string; index: number },
): Questionnaire {
  const question = form.sections.flatMap(({ questions }) => questions).find((each) => each.key === key)
  if (!question || !form.sections.some((section) => section.key === to)) return form
  return {
    ...form,
    sections: form.sections.map((section) => {
      const rest = section.questions.filter((each) => each.key !== key)
      if (section.key !== to) return { ...section, questions: rest }
      return { ...section, questions: [...rest.slice(0, index), question, ...rest.slice(index)] }
    }),
  }
}

/** The end of the section before, or the beginning of the one after; undefined where there is none. */
export function placeBeside(
  { sections }: Questionnaire,
  section: string,
  way: 'up' | 'down',
): { section: string; index: number } | undefined {
  const at = sections.findIndex(({ key }) => key === section)
  const next = sections[way === 'up' ? at - 1 : at + 1]
  return at >= 0 && next ? { section: next.key, index: way === 'up' ? next.questions.length : 0 } : undefined
}

const BRANCH_FAULTS: readonly string[] = ['bad_branch', 'branch_shuffled']

/** The sections and questions whose conditions cannot be met where they are: these look at a later question. */
export const brokenBranches = (form: Questionnaire): string[] =>
  questionnaireFaults(form, { isAnonymous: false }).flatMap(({ kind, at }) =>
    at !== null && BRANCH_FAULTS.includes(kind) ? [at] : [],
  )

/** Those that were right before. */
export function newlyBroken(before: Questionnaire, after: Questionnaire): string[] {
  const known = new Set(brokenBranches(before))
  return brokenBranches(after).filter((key) => !known.has(key))
}
