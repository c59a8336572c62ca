import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { coursePaths } from '../course-paths.ts'
import { CourseMenu } from './course-menu.tsx'
import { CourseStateTag } from './course-state-tag.tsx'
import { CourseThumb } from './course-thumb.tsx'
import styles from './courses.module.css'

export function useCourseColumns(onChanged: () => Promise<unknown>): readonly Column<ManagedCourseItem>[] {
  const t = useT()
  const moments = useMoments()
  return [
    {
      key: 'title',
      title: t('course.manage_course'),
      sort: 'asc',
      cell: ({ id, title, cover }) => (
        <span className={styles.named}>
          <CourseThumb cover={cover} />
          <Link to={coursePaths.edit(id)}>{title.trim() || t('course.manage_untitled')}</Link>
        </span>
      ),
    },
    {
      key: 'category',
      title: t('course.manage_category'),
      cell: ({ categoryName }) => (
        <div className={styles.category}>
          {categoryName ?? <span className={styles.quiet}>{t('course.manage_category_none')}</span>}
        </div>
      ),
    },
    { key: 'state', title: t('course.manage_state'), keep: true, cell: (course) => <CourseStateTag course={course} /> },
    {
      key: 'learners',
      title: t('course.manage_learners'),
      sort: 'desc',
      keep: true,
      align: 'end',
      cell: ({ learnNum }) => moments.number(learnNum),
    },
    {
      key: 'finishers',
      title: t('course.manage_finishers'),
      sort: 'desc',
      keep: true,
      align: 'end',
      cell: ({ finishNum }) => moments.number(finishNum),
    },
    {
      key: 'score',
      title: t('course.manage_score'),
      keep: true,
      align: 'end',
      cell: ({ score }) => score?.toFixed(1) ?? '–',
    },
    {
      key: 'changed',
      title: t('course.manage_changed'),
      sort: 'desc',
      keep: 'name',
      cell: ({ updatedAt, updatedBy }) => (
        <span className={styles.stacked}>
          <time dateTime={updatedAt} title={moments.full(updatedAt)}>
            {moments.shortDay(updatedAt)}
          </time>
          <span className={styles.quiet}>{updatedBy}</span>
        </span>
      ),
    },
    {
      key: 'acts',
      title: t('course.manage_acts'),
      keep: true,
      stay: true,
      align: 'end',
      cell: (course) => <CourseMenu course={course} onChanged={onChanged} />,
    },
  ]
}
