import type { Id } from '@sands/contract/kernel/schema'
import { LEAVE_REASON_LENGTH } from '@sands/rules/sign-in/sign-in'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { SIGN_IN_LEAVE } from '@sands/web/training/training-calls'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from '../pages/training.module.css'

interface LeaveFormProps {
  taskId: Id<'trainingTask'>
  onChanged: () => void
}

/** A button that opens the form for leave. */
export function LeaveForm({ taskId, onChanged }: LeaveFormProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const asking = useAct(SIGN_IN_LEAVE)

  async function send() {
    if (reason.trim() === '') return
    try {
      await asking.mutateAsync({ body: { taskId, reason } })
      showToast(t('training.leave_sent'), { kind: 'success' })
    } catch {
      // The reason is shown by the call.
    }
    onChanged()
  }

  if (!isOpen)
    return (
      <Button look="plain" block onClick={() => setOpen(true)}>
        {t('training.leave_ask')}
      </Button>
    )
  return (
    <section className={styles.card}>
      <AreaField
        label={t('training.leave_reason')}
        rows={3}
        maxLength={LEAVE_REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
      <Button look="soft" block busy={asking.isPending} disabled={reason.trim() === ''} onClick={() => void send()}>
        {t('training.leave_ask')}
      </Button>
    </section>
  )
}
