import type { CourseReportRow } from '@sands/contract/course/report.calls'
import { useDurationText } from '@sands/web/study/duration-text'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/row-table.tsx'
import { coursePaths } from '../course-paths.ts'
import { PercentBar } from './percent-bar.tsx'
import { PersonStateTag } from './person-state-tag.tsx'
import styles from './report.module.css'

export function usePeopleColumns(): readonly Column<CourseReportRow>[] {
  const t = useT()
  const { minute } = useMoments()
  const duration = useDurationText()
  return [
    {
      key: 'name',
      title: t('course.report_person'),
      keep: true,
      cell: ({ userId, name, userName }) => (
        <span className={styles.stacked}>
          <Link to={coursePaths.person(userId)}>{name}</Link>
          <span className={styles.quiet}>{userName}</span>
        </span>
      ),
    },
    { key: 'department', title: t('course.report_department'), cell: ({ departmentName }) => departmentName || '–' },
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
    {
      key: 'last',
      title: t('course.report_last'),
      keep: true,
      cell: ({ lastTime }) => (lastTime ? minute(lastTime) : '–'),
    },
  ]
}
