import type { CoursewareDetail } from '@sands/contract/course/course.model'
import { LEARN_TYPES } from '@sands/rules/study'
import { useCall } from '@sands/web/call/use-call'
import { StudyRecord } from '@sands/web/course/study-record.tsx'
import { UncountedList } from '@sands/web/course/uncounted-list.tsx'
import { canSeek } from '@sands/web/course/use-courseware-study'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import { Drawer, Skeleton } from 'antd'
import { useT } from '../../../../kernel/text.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import styles from './study-stage.module.css'

function Uncounted({ learnId }: { learnId: string }) {
  const times = useCall(
    'GET /sands-lms/api/v1/learning-details/uncounted',
    { query: { learnType: LEARN_TYPES.courseware, learnId } },
    { staleTime: 0 },
  )
  if (times.data) return <UncountedList times={times.data} />
  if (!times.isError) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  return <FailureBlock error={times.error} onRetry={() => void times.refetch()} />
}

interface RecordDrawerProps {
  open: boolean
  viewing: UsedViewing
  courseware: CoursewareDetail
  onClose: () => void
  onGoTo: (place: number) => void
}

/** The covered parts, the missing parts, and the uncounted study time. */
export function RecordDrawer({ open, viewing, courseware, onClose, onGoTo }: RecordDrawerProps) {
  const t = useT()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={<h2 className={styles.heading}>{t('course.study_record')}</h2>}
      destroyOnHidden
    >
      <StudyRecord
        viewing={viewing}
        uncounted={<Uncounted learnId={courseware.id} />}
        onGoTo={canSeek(courseware) ? onGoTo : undefined}
      />
    </Drawer>
  )
}
