import { REFUND_REASON_LENGTH } from '@sands/rules/shop/refund'
import { Button, Input, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../shop.module.css'

interface NoteDialogProps {
  title: string
  label?: string
  isRequired: boolean
  onClose: () => void
  /** Resolves to true when the server took it. */
  onSend: (note: string) => Promise<boolean>
}

/** Asks for a note before something is decided. */
export function NoteDialog({ title, label, isRequired, onClose, onSend }: NoteDialogProps) {
  const t = useT()
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isMissing = isRequired && note.trim() === ''
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isMissing || isBusy) return
    setBusy(true)
    if (await onSend(note.trim())) onClose()
    else setBusy(false)
  }
  return (
    <Modal open title={title} footer={null} onCancel={onClose} destroyOnHidden>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <Field
          label={label ?? t('shop.manage_note')}
          required={isRequired}
          fault={isTried && isMissing ? t('shop.manage_missing') : undefined}
        >
          {(field) => (
            <Input.TextArea
              {...field}
              rows={3}
              maxLength={REFUND_REASON_LENGTH}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <div className={styles.acts}>
          <Button onClick={onClose}>{t('kernel.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {title}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
