import { DeleteOutlined } from '@ant-design/icons'
import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './courseware.module.css'
import { useWareWords } from './use-ware-words.ts'
import { WareState } from './ware-state.tsx'
import { WareThumb } from './ware-thumb.tsx'

interface CoursewareColumns {
  onOpen: (ware: ManagedCourseware) => void
  onRemove: (ware: ManagedCourseware) => void
}

export function useCoursewareColumns({ onOpen, onRemove }: CoursewareColumns): readonly Column<ManagedCourseware>[] {
  const t = useT()
  const moments = useMoments()
  const words = useWareWords()
  return [
    {
      key: 'title',
      title: t('course.manage_ware_title'),
      cell: (ware) => (
        <span className={styles.named}>
          <WareThumb ware={ware} />
          <span className={styles.words}>
            <Button type="link" className={styles.name ?? ''} onClick={() => onOpen(ware)}>
              {ware.title}
            </Button>
            <span className={styles.quiet}>{words.facts(ware)}</span>
          </span>
        </span>
      ),
    },
    { key: 'rule', title: t('course.manage_rule'), cell: (ware) => words.rule(ware) },
    {
      key: 'state',
      title: t('course.manage_state'),
      keep: true,
      cell: (ware) => <WareState ware={ware} always />,
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
      cell: (ware) => (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          disabled={ware.courses > 0}
          title={ware.courses > 0 ? t('course.manage_ware_in_use') : t('course.manage_remove')}
          aria-label={t('course.manage_remove_of', { name: ware.title })}
          onClick={() => onRemove(ware)}
        />
      ),
    },
  ]
}
