import { DeleteOutlined, EditOutlined, WarningOutlined } from '@ant-design/icons'
import type { DraftItem, ManagedCourseware } from '@sands/contract/course/manage.model'
import { Button, Checkbox } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import type { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { useWareWords } from '../courseware/use-ware-words.ts'
import { WareState } from '../courseware/ware-state.tsx'
import { WareThumb } from '../courseware/ware-thumb.tsx'
import { useFaultWords } from '../use-fault-words.ts'
import styles from './catalogue.module.css'
import { changeItem, removeItem } from './course-edit.ts'
import { useCourseEditor } from './editor-context.ts'

interface ItemRowProps {
  item: DraftItem
  place: number
  handle: (name: string) => ReturnType<ReturnType<typeof useDragSort>['handle']>
  onOpen: (ware: ManagedCourseware) => void
}

/** A piece in the catalogue: what it is, what finishes it, and what its author should know. */
export function ItemRow({ item, place, handle, onOpen }: ItemRowProps) {
  const t = useT()
  const words = useWareWords()
  const faultWords = useFaultWords()
  const { wareOf, faults, edit, remove } = useCourseEditor()
  const ware = wareOf(item.courseWareId)
  const name = ware?.title ?? t('course.manage_ware_gone', { place })
  const mine = faults.filter(({ key }) => key === item.key)
  return (
    <div className={styles.row}>
      <SortHandle {...handle(name)} />
      <span className={styles.place}>{place}</span>
      {ware && <WareThumb ware={ware} />}
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {ware && <span className={styles.quiet}>{`${words.facts(ware)} · ${words.rule(ware)}`}</span>}
        {mine.map(({ kind, isWarning }) => (
          <span key={kind} className={isWarning ? styles.warning : styles.fault}>
            <WarningOutlined aria-hidden /> {faultWords(kind)}
          </span>
        ))}
      </div>
      {ware && <WareState ware={ware} />}
      <Checkbox
        checked={item.isRequired}
        onChange={({ target }) => edit(changeItem(item.key, { isRequired: target.checked }))}
      >
        {t('course.manage_required')}
        <span className="visually-hidden">{name}</span>
      </Checkbox>
      {ware && (
        <Button
          type="text"
          icon={<EditOutlined aria-hidden />}
          aria-label={t('course.manage_edit_of', { name })}
          title={t('course.manage_edit')}
          onClick={() => onOpen(ware)}
        />
      )}
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={t('course.manage_remove_of', { name })}
        title={t('course.manage_take_out')}
        onClick={() => remove(removeItem(item.key), name)}
      />
    </div>
  )
}
