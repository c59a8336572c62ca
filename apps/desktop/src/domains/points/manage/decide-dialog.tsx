import { REASON_LENGTH } from '@sands/rules/points/points'
import { Button, Input, Modal } from 'antd'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../points.module.css'

interface DecideDialogProps {
  title: string
  text: string
  /** The label of the button. */
  action: string
  danger?: boolean
  /** Returns false when the server refused; the note is kept then. */
  onDecide: (note: { note?: string }) => Promise<boolean>
  onClose: () => void
}

/** Asks before a decision about an adjustment, and for a note that everybody reads beside it. */
export function DecideDialog({ title, text, action, danger = false, onDecide, onClose }: DecideDialogProps) {
  const t = useT()
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const decide = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const written = note.trim()
    const isDone = await onDecide(written === '' ? {} : { note: written })
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void decide(event)}>
        <p className={styles.quiet}>{text}</p>
        <Field label={t('points.manage_note')} hint={t('points.manage_note_hint')}>
          {(field) => (
            <Input.TextArea
              {...field}
              value={note}
              maxLength={REASON_LENGTH}
              rows={3}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <Button type="primary" htmlType="submit" danger={danger} loading={isBusy}>
          {action}
        </Button>
      </form>
    </Modal>
  )
}
