import type { CallData } from '@sands/contract/calls'
import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { coursePaths } from '../course-paths.ts'
import { CoursewaresCard } from './coursewares-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { PeoplePart } from './people-part.tsx'
import styles from './report.module.css'
import { REPORT_ADDRESS } from './report-address.ts'
import { ReportTiles } from './report-tiles.tsx'

/** The report of one course. */
export function CourseReportPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(REPORT_ADDRESS)
  const id = idIn<'course'>(typed)
  if (id) return <Report key={id} id={id} />
  return (
    <ManagePage title={t('course.report')}>
      <StateBlock
        kind="empty"
        title={t('course.report_no_course')}
        text={t('course.report_no_course_text')}
        actions={<LinkButton to={coursePaths.reports}>{t('course.reports')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Report({ id }: { id: Id<'course'> }) {
  const t = useT()
  const report = useCall('GET /sands-lms/api/v1/manage/course/report', { query: { courseId: id } }, { staleTime: 0 })
  if (report.data) return <Shown id={id} report={report.data} />
  return (
    <ManagePage title={t('course.report')}>
      {report.isPending ? (
        <div className={styles.skeleton} role="status" aria-label={t('kernel.loading')}>
          {['tiles', 'history', 'pieces'].map((block) => (
            <div key={block} className={styles.block}>
              <Skeleton active paragraph={{ rows: 3 }} />
            </div>
          ))}
        </div>
      ) : (
        <FailureBlock
          error={report.error}
          onRetry={() => void report.refetch()}
          way={<LinkButton to={coursePaths.reports}>{t('course.reports')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}

interface ShownProps {
  id: Id<'course'>
  report: CallData<'GET /sands-lms/api/v1/manage/course/report'>
}

function Shown({ id, report }: ShownProps) {
  const t = useT()
  const mayEdit = may(useViewer(), 'course.edit')
  const [address, setAddress] = useAddressQuery(REPORT_ADDRESS)
  const isThere = report.isRemoved === 0
  return (
    <ManagePage
      title={report.title.trim() || t('course.manage_untitled')}
      intro={t(isThere ? 'course.report_intro' : 'course.report_intro_removed')}
      actions={
        mayEdit && isThere ? (
          <LinkButton to={coursePaths.edit(id)}>{t('course.manage_edit_title')}</LinkButton>
        ) : undefined
      }
    >
      <ReportTiles report={report} />
      <HistoryCard courseId={id} span={address.span} onSpan={(span) => setAddress({ span }, { replace: true })} />
      <CoursewaresCard
        items={report.items}
        chosenId={address.courseware}
        onChoose={(courseware) => setAddress({ courseware }, { replace: true })}
      />
      <PeoplePart courseId={id} address={address} onChange={setAddress} />
    </ManagePage>
  )
}
