import type { PersonReportRow } from '@sands/contract/course/report.calls'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { coursePaths } from '../course-paths.ts'
import styles from './report.module.css'
import { ReportedStateTag } from './reported-state-tag.tsx'
import { useReportColumns } from './use-report-columns.tsx'

export function usePersonColumns(): readonly Column<PersonReportRow>[] {
  const t = useT()
  const { minute } = useMoments()
  const { state, percent, time, last } = useReportColumns()
  return [
    {
      key: 'title',
      title: t('course.manage_course'),
      cell: ({ courseId, title, courseState }) => (
        <span className={styles.course}>
          <Link to={coursePaths.report(courseId)}>{title.trim() || t('course.manage_untitled')}</Link>
          {courseState !== 'published' && <ReportedStateTag state={courseState} />}
        </span>
      ),
    },
    state,
    percent,
    time,
    { key: 'start', title: t('course.report_start_time'), keep: true, cell: ({ startTime }) => minute(startTime) },
    last,
  ]
}
