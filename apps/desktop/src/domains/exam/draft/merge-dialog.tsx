import { Modal, Radio, Skeleton } from 'antd'
import { useState } from 'react'
import { fieldChoices, mergeFields, type Side } from '../../../kernel/draft/merge-fields.ts'
import { useT } from '../../../kernel/text.ts'
import { type Change, ChangeList } from './change-list.tsx'
import styles from './draft.module.css'

interface MergeDialogProps<Document extends object> {
  /** As it was read before both changed it. */
  base: Document
  mine: Document
  /** As somebody else has stored it; undefined while that is asked for. */
  theirs: Document | undefined
  /** Who stored it. */
  by: string
  nameOf: (field: keyof Document & string) => string
  changesOf: (before: Document, after: Document) => Change[]
  onMerged: (document: Document) => void
  onClose: () => void
}

/** Takes over somebody else's changes field by field. */
export function MergeDialog<Document extends object>(props: MergeDialogProps<Document>) {
  const { base, mine, theirs, by, nameOf, changesOf, onMerged, onClose } = props
  const t = useT()
  const [sides, setSides] = useState<Partial<Record<keyof Document & string, Side>>>({})
  const choices = theirs ? fieldChoices(base, mine, theirs) : []
  const merge = () => {
    if (!theirs) return
    const chosen = choices.map(({ field, side }) => [field, sides[field] ?? side])
    onMerged(mergeFields(mine, theirs, Object.fromEntries(chosen)))
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
        choices.map(({ field, side, isChangedByBoth }) => {
          const changes = (of: Document) => changesOf(base, { ...base, [field]: of[field] })
          return (
            <fieldset key={field} className={styles.merge}>
              <legend className={styles.legend}>
                {nameOf(field)} {isChangedByBoth && <span className={styles.both}>{t('manage.merge_both')}</span>}
              </legend>
              <Radio.Group
                aria-label={nameOf(field)}
                className={styles.sides ?? ''}
                value={sides[field] ?? side}
                onChange={({ target }) => setSides((before) => ({ ...before, [field]: target.value }))}
              >
                <Radio value="mine">
                  {t('manage.merge_mine')}
                  <ChangeList changes={changes(mine)} none={t('manage.merge_unchanged')} />
                </Radio>
                <Radio value="theirs">
                  {by || t('manage.merge_theirs')}
                  <ChangeList changes={changes(theirs)} none={t('manage.merge_unchanged')} />
                </Radio>
              </Radio.Group>
            </fieldset>
          )
        })}
    </Modal>
  )
}
