import type { QuestionStatistics } from '@sands/contract/exam/report.model'
import { useCall } from '@sands/web/call/use-call'
import { useExactDurationText } from '@sands/web/study/duration-text'
import { Skeleton } from 'antd'
import { PercentBar } from '../../../kernel/chart/percent-bar.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { type Column, RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import type { PartProps } from './part-props.ts'
import { QuestionReportDrawer } from './question-report-drawer.tsx'
import styles from './report.module.css'
import { HintTag } from './state-tags.tsx'

const keyOf = ({ questionId, child }: QuestionStatistics) => (child ? `${questionId}/${child}` : questionId)
const SHARE_DIGITS = 2

/** How each question works. */
export function QuestionsPart({ id, address, onChange }: PartProps) {
  const t = useT()
  const found = useCall(
    'GET /sands-lms/api/v1/manage/exam/report/questions',
    { query: { examId: id } },
    { staleTime: 0 },
  )
  const columns = useColumns((row) => onChange({ question: keyOf(row) }))
  if (found.isPending) return <Skeleton active paragraph={{ rows: 10 }} aria-label={t('kernel.loading')} />
  if (!found.data) return <FailureBlock error={found.error} onRetry={() => void found.refetch()} />
  const { attempts, questions } = found.data
  if (questions.length === 0)
    return (
      <StateBlock kind="empty" title={t('exam.report_questions_none')} text={t('exam.report_questions_none_text')} />
    )
  return (
    <Card title={t('exam.report_questions')}>
      <p className={styles.intro}>{t('exam.report_questions_intro', { count: attempts })}</p>
      <RowTable label={t('exam.report_questions')} columns={columns} rows={questions} rowKey={keyOf} />
      <QuestionReportDrawer examId={id} open={address.question} onClose={() => onChange({ question: '' })} />
    </Card>
  )
}

function useColumns(onOpen: (row: QuestionStatistics) => void): readonly Column<QuestionStatistics>[] {
  const t = useT()
  const { number } = useMoments()
  const duration = useExactDurationText()
  return [
    {
      key: 'title',
      title: t('exam.report_question'),
      cell: (row) => (
        <span className={styles.stacked}>
          <button type="button" className={styles.link} onClick={() => onOpen(row)}>
            {row.title || t('exam.bank_untitled')}
          </button>
          <span className={styles.quiet}>{t(`exam.type_${row.type}`)}</span>
        </span>
      ),
    },
    {
      key: 'answers',
      title: t('exam.report_answers'),
      keep: true,
      align: 'end',
      cell: ({ answers }) => number(answers),
    },
    {
      key: 'facility',
      title: t('exam.report_facility'),
      keep: true,
      cell: ({ facility }) => (facility === null ? '–' : <PercentBar percent={Math.round(facility * 100)} />),
    },
    {
      key: 'discrimination',
      title: t('exam.report_discrimination'),
      keep: true,
      align: 'end',
      cell: ({ discrimination }) =>
        discrimination === null ? '–' : number(Number(discrimination.toFixed(SHARE_DIGITS))),
    },
    {
      key: 'seconds',
      title: t('exam.report_seconds'),
      keep: true,
      align: 'end',
      cell: ({ seconds }) => (seconds === null ? '–' : duration(seconds)),
    },
    {
      key: 'hint',
      title: t('exam.report_hint'),
      keep: true,
      cell: ({ hint }) => (hint ? <HintTag hint={hint} /> : '–'),
    },
  ]
}
