import { DeleteOutlined } from '@ant-design/icons'
import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './courseware.module.css'
import { CoursewareState } from './courseware-state.tsx'
import { CoursewareThumb } from './courseware-thumb.tsx'
import { useCoursewareWords } from './use-courseware-words.ts'

interface CoursewareColumns {
  onOpen: (courseware: ManagedCourseware) => void
  onRemove: (courseware: ManagedCourseware) => void
}

export function useCoursewareColumns({ onOpen, onRemove }: CoursewareColumns): readonly Column<ManagedCourseware>[] {
  const t = useT()
  const moments = useMoments()
  const words = useCoursewareWords()
  return [
    {
      key: 'title',
      title: t('course.manage_ware_title'),
      cell: (courseware) => (
        <span className={styles.named}>
          <CoursewareThumb courseware={courseware} />
          <span className={styles.words}>
            <Button type="link" className={styles.name ?? ''} onClick={() => onOpen(courseware)}>
              {courseware.title}
            </Button>
            <span className={styles.quiet}>{words.facts(courseware)}</span>
          </span>
        </span>
      ),
    },
    { key: 'rule', title: t('course.manage_rule'), cell: (courseware) => words.rule(courseware) },
    {
      key: 'state',
      title: t('course.manage_state'),
      keep: true,
      cell: (courseware) => <CoursewareState courseware={courseware} always />,
    },
    {
      key: 'courses',
      title: t('course.manage_ware_courses'),
      keep: true,
      align: 'end',
      cell: ({ courses }) => moments.number(courses),
    },
    { key: 'time', title: t('course.manage_changed'), keep: true, cell: ({ updatedAt }) => moments.minute(updatedAt) },
    {
      key: 'acts',
      title: t('course.manage_acts'),
      keep: true,
      stay: true,
      align: 'end',
      cell: (courseware) => (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          disabled={courseware.courses > 0}
          title={courseware.courses > 0 ? t('course.manage_ware_in_use') : t('course.manage_remove')}
          aria-label={t('course.manage_remove_of', { name: courseware.title })}
          onClick={() => onRemove(courseware)}
        />
      ),
    },
  ]
}
