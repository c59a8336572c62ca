import { FACE_REASON_LENGTH } from '@sands/rules/face/session'
import { Input, Modal } from 'antd'
import { type ReactNode, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../face.module.css'

interface ReasonDialogProps {
  title: string
  text: string
  action: string
  /** What the reason is for; everybody is told it unless this says otherwise. */
  label?: string
  isBusy: boolean
  onDo: (reason: string) => void
  onClose: () => void
  children?: ReactNode
}

/** Asks for the reason, which is stored and mostly told to everybody. */
export function ReasonDialog({ title, text, action, label, isBusy, onDo, onClose, children }: ReasonDialogProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  return (
    <Modal
      open
      title={title}
      okText={action}
      cancelText={t('kernel.cancel')}
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      confirmLoading={isBusy}
      width={720}
      onOk={() => onDo(reason)}
      onCancel={onClose}
    >
      <div className={styles.list}>
        <p>{text}</p>
        <Field label={label ?? t('face.reason')} required>
          {(field) => (
            <Input
              {...field}
              maxLength={FACE_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {children}
      </div>
    </Modal>
  )
}
