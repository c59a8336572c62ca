import { DeleteOutlined, EditOutlined, WarningOutlined } from '@ant-design/icons'
import type { DraftCourseware, ManagedCourseware } from '@sands/contract/course/manage.model'
import { Button, Checkbox } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import type { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { CoursewareState } from '../courseware/courseware-state.tsx'
import { CoursewareThumb } from '../courseware/courseware-thumb.tsx'
import { useCoursewareWords } from '../courseware/use-courseware-words.ts'
import { useFaultWords } from '../use-fault-words.ts'
import styles from './catalogue.module.css'
import { changeCourseware, removeCourseware } from './course-edit.ts'
import { useCourseEditor } from './editor-context.ts'

interface CoursewareRowProps {
  entry: DraftCourseware
  place: number
  handle: (name: string) => ReturnType<ReturnType<typeof useDragSort>['handle']>
  onOpen: (courseware: ManagedCourseware) => void
}

/** Courseware in the catalogue: its type, its completion rule, and warnings for the author. */
export function CoursewareRow({ entry, place, handle, onOpen }: CoursewareRowProps) {
  const t = useT()
  const words = useCoursewareWords()
  const faultWords = useFaultWords()
  const { coursewareOf, faults, edit, remove } = useCourseEditor()
  const courseware = coursewareOf(entry.courseWareId)
  const name = courseware?.title ?? t('course.manage_ware_gone', { place })
  const mine = faults.filter(({ key }) => key === entry.key)
  return (
    <div className={styles.row}>
      <SortHandle {...handle(name)} />
      <span className={styles.place}>{place}</span>
      {courseware && <CoursewareThumb courseware={courseware} />}
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {courseware && <span className={styles.quiet}>{`${words.facts(courseware)} · ${words.rule(courseware)}`}</span>}
        {mine.map(({ kind, isWarning }) => (
          <span key={kind} className={isWarning ? styles.warning : styles.fault}>
            <WarningOutlined aria-hidden /> {faultWords(kind)}
          </span>
        ))}
      </div>
      {courseware && <CoursewareState courseware={courseware} />}
      <Checkbox
        checked={entry.isRequired}
        onChange={({ target }) => edit(changeCourseware(entry.key, { isRequired: target.checked }))}
      >
        {t('course.manage_required')}
        <span className="visually-hidden">{name}</span>
      </Checkbox>
      {courseware && (
        <Button
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('course.manage_edit_of', { name })}
          title={t('course.manage_edit')}
          onClick={() => onOpen(courseware)}
        />
      )}
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('course.manage_remove_of', { name })}
        title={t('course.manage_take_out')}
        onClick={() => remove(removeCourseware(entry.key), name)}
      />
    </div>
  )
}
