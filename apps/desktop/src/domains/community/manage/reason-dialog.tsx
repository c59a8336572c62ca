import { Button, Input, Modal } from 'antd'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './community.module.css'

const REASON_LENGTH = 200

interface ReasonDialogProps {
  title: string
  action: string
  isOpen: boolean
  /** Fields above the reason. */
  children?: ReactNode
  onClose: () => void
  /** True when it is done and the dialog can close. */
  onDone: (reason: string) => Promise<boolean>
}

/** Asks for the reason of an act that concerns another person. What was typed stays when the act is refused. */
export function ReasonDialog({ title, isOpen, onClose, ...form }: ReasonDialogProps) {
  return (
    <Modal open={isOpen} title={title} footer={null} onCancel={onClose} destroyOnHidden>
      <ReasonForm onClose={onClose} {...form} />
    </Modal>
  )
}

function ReasonForm({ action, children, onClose, onDone }: Omit<ReasonDialogProps, 'title' | 'isOpen'>) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (reason.trim() === '') return setFault(t('community.manage_reason_missing'))
    setBusy(true)
    const isDone = await onDone(reason.trim())
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {children}
      <Field label={t('community.manage_reason')} required fault={fault}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={3}
            value={reason}
            maxLength={REASON_LENGTH}
            onChange={({ target }) => {
              setReason(target.value)
              setFault(undefined)
            }}
          />
        )}
      </Field>
      <div className={styles.formActs}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  )
}
