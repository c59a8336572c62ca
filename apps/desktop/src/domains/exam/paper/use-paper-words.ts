import type { PaperDocument } from '@sands/contract/exam/paper.model'
import type { ManagedQuestionItem } from '@sands/contract/exam/question.model'
import type { PARTIAL_RULES } from '@sands/rules/exam/score'
import { useT } from '../../../kernel/text.ts'
import type { Change } from '../draft/change-list.tsx'
import { type PaperChange, paperDifference } from './paper-difference.ts'

const MOST_NAMED = 8

/** The fields of a paper and its changes, as people call them. */
export function usePaperWords(known: readonly ManagedQuestionItem[]) {
  const t = useT()
  const titleOf = (id: string) =>
    known.find((question) => question.id === id)?.title || t('exam.question_number', { number: id })
  const words = (change: PaperChange): Change => {
    const what = t(`exam.paper_change_${change.what}`)
    if ('ids' in change) {
      const more = change.ids.length - MOST_NAMED
      const names = change.ids.slice(0, MOST_NAMED).map(titleOf)
      return { what, after: [...names, ...(more > 0 ? [t('exam.more_of_them', { count: more })] : [])].join('\n') }
    }
    if (!('after' in change)) return { what }
    if (change.what === 'title') return { what, before: change.before, after: change.after }
    const rule = (value: string) => t(`exam.paper_partial_${value as (typeof PARTIAL_RULES)[number]}`)
    return { what, before: rule(change.before), after: rule(change.after) }
  }
  return {
    nameOf: (field: keyof PaperDocument) => t(`exam.paper_field_${field}`),
    changesOf: (before: PaperDocument, after: PaperDocument): Change[] => paperDifference(before, after).map(words),
  }
}
