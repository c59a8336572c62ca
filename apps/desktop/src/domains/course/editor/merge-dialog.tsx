import type { CourseDocument, ManagedCourse } from '@sands/contract/course/manage.model'
import { Modal, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { type FieldChoice, fieldChoices, mergeFields, type Side } from '../../../kernel/draft/merge-fields.ts'
import { useT } from '../../../kernel/text.ts'
import { DifferenceView } from '../publish/difference-view.tsx'
import { usePartNames } from '../publish/use-part-names.ts'
import styles from './editor.module.css'

interface MergeDialogProps {
  /** As it was read before both changed it. */
  base: ManagedCourse
  mine: CourseDocument
  /** As somebody else has stored it; nothing while that is asked for. */
  theirs: ManagedCourse | undefined
  onMerged: (document: CourseDocument) => void
  onClose: () => void
}

/** Takes over somebody else's changes field by field. */
export function MergeDialog({ base, mine, theirs, onMerged, onClose }: MergeDialogProps) {
  const t = useT()
  const [sides, setSides] = useState<Partial<Record<keyof CourseDocument, Side>>>({})
  const choices = theirs ? fieldChoices(base.draft, mine, theirs.draft) : []
  const sideOf = ({ field, side }: FieldChoice<CourseDocument>): Side => sides[field] ?? side
  const merge = () => {
    if (!theirs) return
    const chosen = Object.fromEntries(choices.map((choice) => [choice.field, sideOf(choice)]))
    onMerged(mergeFields(mine, theirs.draft, chosen))
  }
  return (
    <Modal
      open
      title={t('manage.merge_title')}
      width={720}
      okText={t('manage.merge_do')}
      cancelText={t('kernel.cancel')}
      okButtonProps={{ disabled: !theirs }}
      onOk={merge}
      onCancel={onClose}
    >
      {!theirs && <Skeleton active paragraph={{ rows: 4 }} />}
      {theirs && choices.length === 0 && <p>{t('manage.merge_none')}</p>}
      {theirs &&
        choices.map((choice) => (
          <Field
            key={choice.field}
            base={base}
            mine={mine}
            theirs={theirs}
            choice={choice}
            side={sideOf(choice)}
            onChange={(side) => setSides((before) => ({ ...before, [choice.field]: side }))}
          />
        ))}
    </Modal>
  )
}

interface FieldProps {
  base: ManagedCourse
  mine: CourseDocument
  theirs: ManagedCourse
  choice: FieldChoice<CourseDocument>
  side: Side
  onChange: (side: Side) => void
}

function Field({ base, mine, theirs, choice: { field, isChangedByBoth }, side, onChange }: FieldProps) {
  const t = useT()
  const names = usePartNames([base, theirs])
  const name = t(`course.manage_field_${field}`)
  const after = (document: CourseDocument) => ({ ...base.draft, [field]: document[field] })
  return (
    <fieldset className={styles.merge}>
      <legend>
        {name} {isChangedByBoth && <span className={styles.mergeBoth}>{t('manage.merge_both')}</span>}
      </legend>
      <Radio.Group
        aria-label={name}
        value={side}
        onChange={({ target }) => onChange(target.value)}
        className={styles.mergeSides ?? ''}
      >
        <Radio value="mine">
          {t('manage.merge_mine')}
          <DifferenceView before={base.draft} after={after(mine)} names={names} none={t('manage.merge_unchanged')} />
        </Radio>
        <Radio value="theirs">
          {theirs.updatedBy || t('manage.merge_theirs')}
          <DifferenceView
            before={base.draft}
            after={after(theirs.draft)}
            names={names}
            none={t('manage.merge_unchanged')}
          />
        </Radio>
      </Radio.Group>
    </fieldset>
  )
}
