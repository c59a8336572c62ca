import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Change } from '../draft/change-list.tsx'

type PracticeField = keyof PracticeDocument

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The settings of a practice and their values, as people call them. */
export function usePracticeWords() {
  const t = useT()
  const { minute, number } = useMoments()
  const nameOf = (field: PracticeField): string => t(`exam.practice_field_${field}`)

  function textOf(field: PracticeField, document: PracticeDocument): string | undefined {
    switch (field) {
      case 'title':
      case 'introduction':
        return document[field]
      case 'mode':
        return t(`exam.practice_mode_${document.mode}`)
      case 'questionIds':
      case 'draws':
        return number(document[field].length)
      case 'opensAt':
      case 'closesAt': {
        const at = document[field]
        return at === null ? t('exam.value_none') : minute(at)
      }
      case 'completion':
        return t(`exam.practice_completion_${document.completion}`)
      case 'accuracyPercent':
      case 'points':
        return number(document[field])
      case 'shuffleQuestions':
      case 'shuffleOptions':
      case 'isRepeatable':
        return t(document[field] ? 'exam.value_on' : 'exam.value_off')
      case 'audience':
        return undefined
    }
  }
  return {
    nameOf,
    changesOf: (before: PracticeDocument, after: PracticeDocument): Change[] =>
      (Object.keys(after) as PracticeField[])
        .filter((field) => !isSame(before[field], after[field]))
        .map((field) => ({ what: nameOf(field), before: textOf(field, before), after: textOf(field, after) })),
  }
}
