import { APPROVAL_REASON_LENGTH, APPROVAL_TITLE_LENGTH } from '@sands/rules/review/approval'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useT } from '@sands/web/i18n/i18n'
import { APPROVAL_ASK } from '@sands/web/review/approval-calls'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './approval.module.css'

/** Asks for something that no other screen asks for. */
export function AskSheet({ open, onClose, onDone }: { open: boolean; onClose: () => void; onDone: () => void }) {
  const t = useT()
  const [title, setTitle] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const fault = (text: string) => (isTried && text.trim() === '' ? t('review.missing') : undefined)

  async function send() {
    setTried(true)
    if (isBusy || title.trim() === '' || reason.trim() === '') return
    setBusy(true)
    const { error } = await attempt(() => call(APPROVAL_ASK, { body: { title: title.trim(), reason: reason.trim() } }))
    setBusy(false)
    if (error) return
    showToast(t('review.ask_sent'), { kind: 'success' })
    setTitle('')
    setReason('')
    setTried(false)
    onClose()
    onDone()
  }

  return (
    <Sheet title={t('review.ask_new')} open={open} onClose={onClose}>
      <div className={styles.form}>
        <TextField
          label={t('review.ask_title')}
          maxLength={APPROVAL_TITLE_LENGTH}
          value={title}
          onChange={setTitle}
          error={fault(title)}
        />
        <AreaField
          label={t('review.ask_reason')}
          rows={4}
          maxLength={APPROVAL_REASON_LENGTH}
          value={reason}
          onChange={setReason}
          error={fault(reason)}
        />
        <Button block busy={isBusy} onClick={() => void send()}>
          {t('review.ask_send')}
        </Button>
      </div>
    </Sheet>
  )
}
