import type { PersonReportRow } from '@sands/contract/course/report.calls'
import { useDurationText } from '@sands/web/study/duration-text'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/row-table.tsx'
import { coursePaths } from '../course-paths.ts'
import { PercentBar } from './percent-bar.tsx'
import { PersonStateTag } from './person-state-tag.tsx'
import styles from './report.module.css'
import { ReportedStateTag } from './reported-state-tag.tsx'

export function usePersonColumns(): readonly Column<PersonReportRow>[] {
  const t = useT()
  const { minute } = useMoments()
  const duration = useDurationText()
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
    {
      key: 'state',
      title: t('course.report_state'),
      keep: true,
      cell: ({ state, finishTime }) => (
        <span className={styles.state}>
          <PersonStateTag state={state} />
          {finishTime && (
            <time className={styles.quiet} dateTime={finishTime}>
              {minute(finishTime)}
            </time>
          )}
        </span>
      ),
    },
    {
      key: 'percent',
      title: t('course.report_percent'),
      keep: true,
      cell: ({ percent }) => <PercentBar percent={percent} />,
    },
    {
      key: 'time',
      title: t('course.report_study_time'),
      keep: true,
      align: 'end',
      cell: ({ seconds }) => (seconds > 0 ? duration(seconds) : '–'),
    },
    { key: 'start', title: t('course.report_start_time'), keep: true, cell: ({ startTime }) => minute(startTime) },
    { key: 'last', title: t('course.report_last'), keep: true, cell: ({ lastTime }) => minute(lastTime) },
  ]
}
