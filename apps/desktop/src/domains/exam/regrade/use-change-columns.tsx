import type { RegradeChange } from '@sands/contract/exam/regrade.calls'
import { scoreText } from '@sands/web/exam/exam-text'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'

/** Whose score changes, from what to what. */
export function useChangeColumns(): readonly Column<RegradeChange>[] {
  const t = useT()
  const score = (cents: number | null) => (cents === null ? '–' : scoreText(cents))
  return [
    { key: 'person', title: t('exam.regrade_person'), cell: ({ name, userName }) => `${name} (${userName})` },
    { key: 'department', title: t('exam.regrade_department'), cell: ({ departmentName }) => departmentName },
    {
      key: 'before',
      title: t('exam.regrade_before'),
      keep: true,
      align: 'end',
      cell: ({ before }) => score(before),
    },
    { key: 'after', title: t('exam.regrade_after'), keep: true, align: 'end', cell: ({ after }) => score(after) },
    {
      key: 'result',
      title: t('exam.regrade_result'),
      keep: true,
      cell: ({ wasQualified, isQualified }) =>
        isQualified !== null &&
        isQualified !== wasQualified && (
          <StateTag tone={isQualified ? 'success' : 'danger'}>
            {t(isQualified ? 'exam.regrade_passed' : 'exam.regrade_failed')}
          </StateTag>
        ),
    },
  ]
}
