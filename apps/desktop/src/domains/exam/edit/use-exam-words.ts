import type { ExamDocument } from '@sands/contract/exam/exam.model'
import type { ManagedExam } from '@sands/contract/exam/manage.calls'
import { REVIEW_MOMENTS } from '@sands/rules/exam/state'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Change } from '../draft/change-list.tsx'
import { type ExamField, examDifference } from './exam-difference.ts'
import { usePapers } from './use-papers.ts'

/** The settings of an exam and their values, as people call them. */
export function useExamWords(versions: readonly Pick<ManagedExam, 'reviewers'>[]) {
  const t = useT()
  const { minute, number } = useMoments()
  const { titleOf } = usePapers()
  const people = versions.flatMap(({ reviewers }) => reviewers)
  const none = t('exam.value_none')
  const nameOf = (field: ExamField): string => t(`exam.field_${field}`)

  function textOf(field: ExamField, document: ExamDocument): string | undefined {
    switch (field) {
      case 'title':
        return document.title
      case 'password':
      case 'certificateId':
        return document[field] ?? none
      case 'paperId':
        return document.paperId === null ? none : titleOf(document.paperId)
      case 'opensAt':
      case 'closesAt':
      case 'admitUntil': {
        const at = document[field]
        return at === null ? none : minute(at)
      }
      case 'limitMinutes':
      case 'leaveLimit': {
        const limit = document[field]
        return limit === null ? none : number(limit)
      }
      case 'minMinutes':
      case 'attempts':
      case 'intervalMinutes':
      case 'passPercent':
      case 'points':
        return number(document[field])
      case 'gradeMethod':
        return t(`exam.grade_${document.gradeMethod}`)
      case 'shuffleQuestions':
      case 'shuffleOptions':
      case 'isOneWay':
        return t(document[field] ? 'exam.value_on' : 'exam.value_off')
      case 'review':
        return REVIEW_MOMENTS.map((moment) => {
          const parts = document.review[moment].map((part) => t(`exam.part_${part}`)).join(' · ')
          return t('exam.review_line', { moment: t(`exam.moment_${moment}`), parts: parts || none })
        }).join('\n')
      case 'reviewerIds':
        return document.reviewerIds.map((id) => people.find((person) => person.id === id)?.name ?? id).join(' · ')
      case 'coverFileId':
      case 'introduction':
      case 'audience':
        return undefined
    }
  }
  return {
    nameOf,
    changesOf: (before: ExamDocument, after: ExamDocument): Change[] =>
      examDifference(before, after).map((field) => ({
        what: nameOf(field),
        before: textOf(field, before),
        after: textOf(field, after),
      })),
  }
}
