import type { IntegrityRow } from '@sands/contract/exam/report.model'
import { useCall } from '@sands/web/call/use-call'
import { useExactDurationText } from '@sands/web/study/duration-text'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { examPaths } from '../exam-paths.ts'
import { useScoreText } from '../paper/use-score-text.ts'
import type { PartProps } from './part-props.ts'
import styles from './report.module.css'
import { SimilarityCard } from './similarity-card.tsx'

const COUNTS = [
  ['leaves', 'exam.report_leaves'],
  ['takeOvers', 'exam.report_take_overs'],
  ['devices', 'exam.report_devices'],
  ['offline', 'exam.report_offline'],
  ['quick', 'exam.report_quick'],
] as const

/** Hints for a closer look. Nothing here is a verdict. */
export function IntegrityPart({ id, address: { current, size }, onChange }: PartProps) {
  const t = useT()
  const { number } = useMoments()
  const points = useScoreText()
  const duration = useExactDurationText()
  const page = useCall(
    'GET /sands-lms/api/v1/manage/exam/report/integrity',
    { query: { examId: id, current, size } },
    { staleTime: 0 },
  )
  const columns: readonly Column<IntegrityRow>[] = [
    {
      key: 'name',
      title: t('exam.report_person'),
      keep: 'name',
      cell: ({ userId, name, userName, examRecordId, number: place }) => (
        <span className={styles.stacked}>
          <Link to={examPaths.reportAttempt(id, userId, examRecordId)}>{name}</Link>
          <span className={styles.quiet}>
            {userName} · {t('exam.report_attempt', { number: place })}
          </span>
        </span>
      ),
    },
    ...COUNTS.map(([name, title]) => ({
      key: name,
      title: t(title),
      keep: true as const,
      align: 'end' as const,
      cell: (row: IntegrityRow) => (row[name] > 0 ? number(row[name]) : '–'),
    })),
    {
      key: 'time',
      title: t('exam.report_duration'),
      keep: true,
      align: 'end',
      cell: ({ seconds }) => duration(seconds),
    },
    {
      key: 'score',
      title: t('exam.report_score'),
      keep: true,
      align: 'end',
      cell: ({ score }) => (score === null ? '–' : points(score)),
    },
  ]
  return (
    <div className={styles.stack}>
      <Card title={t('exam.report_integrity')}>
        <p className={styles.intro}>{t('exam.report_integrity_intro')}</p>
        <DataTable<IntegrityRow>
          label={t('exam.report_part_integrity')}
          columns={columns}
          rowKey={({ examRecordId }) => examRecordId}
          answer={page}
          paging={{ current, size }}
          onPaging={onChange}
          empty={
            <StateBlock
              kind="empty"
              title={t('exam.report_integrity_none')}
              text={t('exam.report_integrity_none_text')}
            />
          }
        />
      </Card>
      <SimilarityCard id={id} />
    </div>
  )
}
