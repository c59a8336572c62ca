import type { UserId } from '@sands/contract/kernel/schema'
import { APPROVAL_REASON_LENGTH } from '@sands/rules/review/approval'
import { Button, Input, Modal } from 'antd'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './approval.module.css'
import { ColleagueChoice } from './colleague-choice.tsx'

export type DecideAct = 'approve' | 'decline' | 'hand_over'

interface ReasonDialogProps {
  act: DecideAct
  title: string
  /** Returns false when the server refused; what was typed is kept then. */
  onSend: (reason: string, userId: UserId | null) => Promise<boolean>
  onClose: () => void
  /** What is decided. */
  children?: ReactNode
}

/** The reason of a decision. A no needs one; handing over needs a person. */
export function ReasonDialog({ act, title, onSend, onClose, children }: ReasonDialogProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [person, setPerson] = useState<UserId | null>(null)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isReasonMissing = act === 'decline' && reason.trim() === ''
  const isPersonMissing = act === 'hand_over' && person === null
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBusy || isReasonMissing || isPersonMissing) return
    setBusy(true)
    const isDone = await onSend(reason.trim(), person)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Modal open title={title} footer={null} onCancel={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {children}
        {act === 'hand_over' && (
          <Field
            label={t('review.hand_over_to')}
            required
            fault={isTried && isPersonMissing ? t('review.missing') : undefined}
          >
            {(field) => <ColleagueChoice field={field} value={person} onChange={setPerson} />}
          </Field>
        )}
        <Field
          label={t(act === 'decline' ? 'review.reason' : 'review.comment_optional')}
          required={act === 'decline'}
          fault={isTried && isReasonMissing ? t('review.missing') : undefined}
        >
          {(field) => (
            <Input.TextArea
              {...field}
              rows={3}
              maxLength={APPROVAL_REASON_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <div className={styles.formActs}>
          <Button onClick={onClose}>{t('kernel.cancel')}</Button>
          <Button type="primary" htmlType="submit" danger={act === 'decline'} loading={isBusy}>
            {t(`review.${act}`)}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
