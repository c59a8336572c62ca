import type { AttemptSummary, ExamPersonReport } from '@sands/contract/exam/report.model'
import { idIn } from '@sands/contract/kernel/id'
import type { Id, UserId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useExactDurationText } from '@sands/web/study/duration-text'
import { Button, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { type Column, RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { examPaths } from '../exam-paths.ts'
import { useScoreText } from '../paper/use-score-text.ts'
import { AttemptPart } from './attempt-part.tsx'
import styles from './report.module.css'
import { PERSON_ADDRESS } from './report-address.ts'

/** The attempts of one person in an exam, and one of them with its answers. */
export function PersonPage() {
  const t = useT()
  const [address] = useAddressQuery(PERSON_ADDRESS)
  const [examId, userId] = [idIn<'exam'>(address.exam), idIn<'user'>(address.id)]
  if (examId && userId) return <Person key={`${examId} ${userId}`} examId={examId} userId={userId} />
  return (
    <ManagePage title={t('exam.report_person_page')}>
      <StateBlock
        kind="empty"
        title={t('exam.report_no_exam')}
        text={t('exam.report_no_exam_text')}
        actions={<LinkButton to={examPaths.reports}>{t('exam.reports')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Person({ examId, userId }: { examId: Id<'exam'>; userId: UserId }) {
  const t = useT()
  const found = useCall(
    'GET /sands-lms/api/v1/manage/exam/report/person',
    { query: { examId, userId } },
    { staleTime: 0 },
  )
  const way = <LinkButton to={`${examPaths.report(examId)}&part=people`}>{t('exam.report_person_all')}</LinkButton>
  if (found.data) return <Shown report={found.data} way={way} />
  return (
    <ManagePage title={t('exam.report_person_page')}>
      {found.isPending ? (
        <Skeleton active paragraph={{ rows: 8 }} aria-label={t('kernel.loading')} />
      ) : (
        <FailureBlock error={found.error} onRetry={() => void found.refetch()} way={way} />
      )}
    </ManagePage>
  )
}

function Shown({ report, way }: { report: ExamPersonReport; way: ReactNode }) {
  const t = useT()
  const [{ attempt: typed }, setAddress] = useAddressQuery(PERSON_ADDRESS)
  const { person, attempts, examTitle } = report
  const chosen = attempts.find(({ examRecordId }) => examRecordId === typed) ?? attempts.at(-1)
  const columns = useColumns(chosen, (attempt) => setAddress({ attempt: attempt.examRecordId }, { replace: true }))
  return (
    <ManagePage
      title={person.name}
      intro={[examTitle, person.userName, person.departmentName].filter(Boolean).join(' · ')}
      actions={way}
    >
      {chosen ? (
        <>
          <Card title={t('exam.report_attempt_list')}>
            <RowTable
              label={t('exam.report_attempt_list')}
              columns={columns}
              rows={attempts}
              rowKey={({ examRecordId }) => examRecordId}
            />
          </Card>
          <AttemptPart key={chosen.examRecordId} attempt={chosen} />
        </>
      ) : (
        <StateBlock kind="empty" title={t('exam.report_person_none')} />
      )}
    </ManagePage>
  )
}

const secondsOf = ({ startedAt, submittedAt }: AttemptSummary) =>
  submittedAt === null ? null : Math.max(0, (Date.parse(submittedAt) - Date.parse(startedAt)) / 1000)

function useColumns(
  chosen: AttemptSummary | undefined,
  onOpen: (attempt: AttemptSummary) => void,
): readonly Column<AttemptSummary>[] {
  const t = useT()
  const { minute, number } = useMoments()
  const points = useScoreText()
  const duration = useExactDurationText()
  return [
    {
      key: 'number',
      title: t('exam.report_attempts'),
      keep: true,
      cell: (row) => (
        <Button type="link" size="small" aria-pressed={row === chosen} onClick={() => onOpen(row)}>
          {t('exam.report_attempt', { number: row.number })}
        </Button>
      ),
    },
    { key: 'started', title: t('exam.report_started'), keep: true, cell: ({ startedAt }) => minute(startedAt) },
    {
      key: 'submitted',
      title: t('exam.report_submitted'),
      keep: true,
      cell: ({ submittedAt, submitReason }) =>
        submittedAt ? (
          <span className={styles.stacked}>
            {minute(submittedAt)}
            {submitReason && <span className={styles.quiet}>{t(`exam.report_reason_${submitReason}`)}</span>}
          </span>
        ) : (
          t('exam.report_state_in_progress')
        ),
    },
    {
      key: 'time',
      title: t('exam.report_duration'),
      keep: true,
      align: 'end',
      cell: (row) => {
        const seconds = secondsOf(row)
        return seconds === null ? '–' : duration(seconds)
      },
    },
    {
      key: 'leaves',
      title: t('exam.report_leaves'),
      keep: true,
      align: 'end',
      cell: ({ leaves }) => number(leaves),
    },
    {
      key: 'takeOvers',
      title: t('exam.report_take_overs'),
      keep: true,
      align: 'end',
      cell: ({ takeOvers }) => number(takeOvers),
    },
    {
      key: 'score',
      title: t('exam.report_score'),
      keep: true,
      align: 'end',
      cell: ({ score, totalScore }) => (score === null ? '–' : `${points(score)} / ${points(totalScore)}`),
    },
  ]
}
