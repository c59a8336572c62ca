import type { ExamDepartment, ExamReport } from '@sands/contract/exam/report.model'
import { useCall } from '@sands/web/call/use-call'
import { PercentBar } from '../../../kernel/chart/percent-bar.tsx'
import { usePercentText } from '../../../kernel/chart/use-percent-text.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StatTile, StatTiles } from '../../../kernel/ui/stat-tiles.tsx'
import { useScoreText } from '../paper/use-score-text.ts'
import type { PartProps } from './part-props.ts'
import styles from './report.module.css'
import { ScoresCard } from './scores-card.tsx'

/** The most important numbers, the distribution of scores, and departments. */
export function OverviewPart({ report, ...props }: PartProps & { report: ExamReport }) {
  return (
    <div className={styles.stack}>
      <Tiles report={report} />
      <ScoresCard report={report} />
      <DepartmentsCard {...props} />
    </div>
  )
}

function Tiles({ report }: { report: ExamReport }) {
  const t = useT()
  const { number } = useMoments()
  const share = usePercentText()
  const points = useScoreText()
  const { audience, taken, notTaken, inProgress, inReview, finished, passed, average, totalScore, passScore } = report
  const note = (text: string) => <span className={styles.quiet}>{text}</span>
  return (
    <StatTiles label={t('exam.report_figures')}>
      <StatTile
        label={t('exam.report_taken')}
        value={number(taken)}
        state={note(t('exam.report_of_audience', { count: audience }))}
      />
      <StatTile
        label={t('exam.report_not_taken')}
        value={number(notTaken)}
        state={inProgress > 0 ? note(t('exam.report_still', { count: inProgress })) : undefined}
      />
      <StatTile
        label={t('exam.report_passed')}
        value={number(passed)}
        state={note(t('exam.report_pass_share', { share: share(passed, finished) }))}
      />
      <StatTile
        label={t('exam.report_average')}
        value={average === null ? '–' : points(average)}
        state={note(t('exam.report_of_total', { total: points(totalScore), pass: points(passScore) }))}
      />
      {inReview > 0 && (
        <StatTile
          label={t('exam.report_to_mark')}
          value={number(inReview)}
          state={note(t('exam.report_to_mark_note'))}
        />
      )}
    </StatTiles>
  )
}

function DepartmentsCard({ id, address: { current, size }, onChange }: PartProps) {
  const t = useT()
  const { number } = useMoments()
  const points = useScoreText()
  const page = useCall(
    'GET /sands-lms/api/v1/manage/exam/report/departments',
    { query: { examId: id, current, size } },
    { staleTime: 0 },
  )
  return (
    <Card title={t('exam.report_departments')}>
      <DataTable<ExamDepartment>
        label={t('exam.report_department')}
        rowKey={({ departmentId }) => departmentId ?? ''}
        answer={page}
        paging={{ current, size }}
        onPaging={onChange}
        columns={[
          {
            key: 'name',
            title: t('exam.report_department'),
            cell: ({ departmentId, name }) =>
              departmentId ? (
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => onChange({ part: 'people', department: departmentId, current: 1 })}
                >
                  {name}
                </button>
              ) : (
                t('exam.report_department_none')
              ),
          },
          {
            key: 'people',
            title: t('exam.report_people'),
            keep: true,
            align: 'end',
            cell: ({ people }) => number(people),
          },
          { key: 'taken', title: t('exam.report_taken'), keep: true, align: 'end', cell: ({ taken }) => number(taken) },
          {
            key: 'passed',
            title: t('exam.report_passed'),
            keep: true,
            align: 'end',
            cell: ({ passed }) => number(passed),
          },
          {
            key: 'rate',
            title: t('exam.report_pass_rate'),
            keep: true,
            cell: ({ passed, finished }) =>
              finished > 0 ? <PercentBar percent={Math.floor((passed * 100) / finished)} /> : '–',
          },
          {
            key: 'average',
            title: t('exam.report_average'),
            keep: true,
            align: 'end',
            cell: ({ average }) => (average === null ? '–' : points(average)),
          },
        ]}
        empty={<StateBlock kind="empty" title={t('exam.report_departments_none')} />}
      />
    </Card>
  )
}
