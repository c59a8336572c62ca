import type { CourseReportRow } from '@sands/contract/course/report.calls'
import { useDurationText } from '@sands/web/study/duration-text'
import { Link } from 'react-router'
import { PercentBar } from '../../../kernel/chart/percent-bar.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { coursePaths } from '../course-paths.ts'
import { PersonStateTag } from './person-state-tag.tsx'
import styles from './report.module.css'

type ColumnOf<Name extends keyof CourseReportRow> = Column<Pick<CourseReportRow, Name>>

/** The columns about people and their study that several reports share. */
export function useReportColumns() {
  const t = useT()
  const { minute } = useMoments()
  const duration = useDurationText()
  const person: ColumnOf<'userId' | 'name' | 'userName'> = {
    key: 'name',
    title: t('course.report_person'),
    keep: 'name',
    cell: ({ userId, name, userName }) => (
      <span className={styles.stacked}>
        <Link to={coursePaths.person(userId)}>{name}</Link>
        <span className={styles.quiet}>{userName}</span>
      </span>
    ),
  }
  const department: ColumnOf<'departmentName'> = {
    key: 'department',
    title: t('course.report_department'),
    cell: ({ departmentName }) => departmentName || '–',
  }
  const state: ColumnOf<'state' | 'finishTime'> = {
    key: 'state',
    title: t('course.report_state'),
    keep: true,
    cell: ({ state: reached, finishTime }) => (
      <span className={styles.state}>
        <PersonStateTag state={reached} />
        {finishTime && (
          <time className={styles.quiet} dateTime={finishTime}>
            {minute(finishTime)}
          </time>
        )}
      </span>
    ),
  }
  const percent: ColumnOf<'percent'> = {
    key: 'percent',
    title: t('course.report_percent'),
    keep: true,
    cell: ({ percent: done }) => <PercentBar percent={done} />,
  }
  const time: ColumnOf<'seconds'> = {
    key: 'time',
    title: t('course.report_study_time'),
    keep: true,
    align: 'end',
    cell: ({ seconds }) => (seconds > 0 ? duration(seconds) : '–'),
  }
  const last: ColumnOf<'lastTime'> = {
    key: 'last',
    title: t('course.report_last'),
    keep: true,
    cell: ({ lastTime }) => (lastTime ? minute(lastTime) : '–'),
  }
  return { person, department, state, percent, time, last }
}
