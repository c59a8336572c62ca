import type { ExamPersonRow } from '@sands/contract/exam/report.model'
import type { Id } from '@sands/contract/kernel/schema'
import { Button } from 'antd'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { examPaths } from '../exam-paths.ts'
import { useScoreText } from '../paper/use-score-text.ts'
import styles from './report.module.css'
import { PersonStateTag } from './state-tags.tsx'

export function usePeopleColumns(
  examId: Id<'exam'>,
  onRemind: (person: ExamPersonRow) => void,
): readonly Column<ExamPersonRow>[] {
  const t = useT()
  const { minute, number } = useMoments()
  const points = useScoreText()
  const score = (cents: number | null) => (cents === null ? '–' : points(cents))
  return [
    {
      key: 'name',
      title: t('exam.report_person'),
      keep: 'name',
      cell: ({ userId, name, userName }) => (
        <span className={styles.stacked}>
          <Link to={examPaths.reportPerson(examId, userId)}>{name}</Link>
          <span className={styles.quiet}>{userName}</span>
        </span>
      ),
    },
    {
      key: 'department',
      title: t('exam.report_department'),
      cell: ({ departmentName }) => departmentName || '–',
    },
    { key: 'state', title: t('exam.report_state'), keep: true, cell: ({ state }) => <PersonStateTag state={state} /> },
    {
      key: 'attempts',
      title: t('exam.report_attempts'),
      keep: true,
      align: 'end',
      cell: ({ attempts }) => number(attempts),
    },
    { key: 'score', title: t('exam.report_score'), keep: true, align: 'end', cell: (row) => score(row.score) },
    { key: 'best', title: t('exam.report_best'), keep: true, align: 'end', cell: ({ best }) => score(best) },
    { key: 'last', title: t('exam.report_last'), keep: true, align: 'end', cell: ({ last }) => score(last) },
    {
      key: 'lastAt',
      title: t('exam.report_last_at'),
      keep: true,
      cell: (row) => {
        if (row.state !== 'not_taken') return row.lastAt ? minute(row.lastAt) : '–'
        return (
          <span className={styles.stacked}>
            <Button
              type="link"
              size="small"
              aria-label={t('exam.report_remind_of', { name: row.name })}
              onClick={() => onRemind(row)}
            >
              {t('exam.report_remind_one')}
            </Button>
            {row.remindedAt && (
              <span className={styles.quiet}>{t('exam.report_reminded', { time: minute(row.remindedAt) })}</span>
            )}
          </span>
        )
      },
    },
  ]
}
