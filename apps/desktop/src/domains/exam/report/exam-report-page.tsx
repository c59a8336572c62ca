import type { ExamReport } from '@sands/contract/exam/report.model'
import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Segmented, Skeleton } from 'antd'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { examPaths } from '../exam-paths.ts'
import { IntegrityPart } from './integrity-part.tsx'
import { OverviewPart } from './overview-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { QuestionsPart } from './questions-part.tsx'
import styles from './report.module.css'
import { REPORT_ADDRESS, REPORT_PARTS, type ReportPart } from './report-address.ts'

/** The report of one exam. */
export function ExamReportPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(REPORT_ADDRESS)
  const id = idIn<'exam'>(typed)
  if (id) return <Report key={id} id={id} />
  return (
    <ManagePage title={t('exam.report')}>
      <StateBlock
        kind="empty"
        title={t('exam.report_no_exam')}
        text={t('exam.report_no_exam_text')}
        actions={<LinkButton to={examPaths.reports}>{t('exam.reports')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Report({ id }: { id: Id<'exam'> }) {
  const t = useT()
  const report = useCall('GET /sands-lms/api/v1/manage/exam/report', { query: { examId: id } }, { staleTime: 0 })
  if (report.data) return <Shown id={id} report={report.data} />
  return (
    <ManagePage title={t('exam.report')}>
      {report.isPending ? (
        <div className={styles.stack} role="status" aria-label={t('kernel.loading')}>
          {['tiles', 'scores', 'departments'].map((block) => (
            <div key={block} className={styles.block}>
              <Skeleton active paragraph={{ rows: 3 }} />
            </div>
          ))}
        </div>
      ) : (
        <FailureBlock
          error={report.error}
          onRetry={() => void report.refetch()}
          way={<LinkButton to={examPaths.reports}>{t('exam.reports')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}

function Shown({ id, report }: { id: Id<'exam'>; report: ExamReport }) {
  const t = useT()
  const { minute } = useMoments()
  const [address, setAddress] = useAddressQuery(REPORT_ADDRESS)
  const { opensAt, closesAt } = report
  const open = opensAt ? minute(opensAt) : t('exam.exam_at_once')
  const close = closesAt ? minute(closesAt) : t('exam.exam_no_end')
  return (
    <ManagePage
      title={report.title || t('exam.untitled')}
      intro={report.state === 'removed' ? t('exam.report_removed') : `${open} – ${close}`}
      actions={<LinkButton to={examPaths.reports}>{t('exam.reports')}</LinkButton>}
    >
      <div>
        <Segmented<ReportPart>
          aria-label={t('exam.report_part')}
          value={address.part}
          onChange={(part) => setAddress({ part, current: 1, question: '' })}
          options={REPORT_PARTS.map((value) => ({ value, label: t(`exam.report_part_${value}`) }))}
        />
      </div>
      {address.part === 'overview' && <OverviewPart id={id} report={report} address={address} onChange={setAddress} />}
      {address.part === 'people' && <PeoplePart id={id} address={address} onChange={setAddress} />}
      {address.part === 'questions' && <QuestionsPart id={id} address={address} onChange={setAddress} />}
      {address.part === 'integrity' && <IntegrityPart id={id} address={address} onChange={setAddress} />}
    </ManagePage>
  )
}
