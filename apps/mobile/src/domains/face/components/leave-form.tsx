import type { Id } from '@sands/contract/kernel/schema'
import { FACE_REASON_LENGTH } from '@sands/rules/face/session'
import { useAct } from '@sands/web/call/use-call'
import { FACE_LEAVE } from '@sands/web/face/face-calls'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from '../pages/face.module.css'

interface LeaveFormProps {
  seatId: Id<'faceSeat'>
  onChanged: () => void
}

/** A button that opens the form for leave. */
export function LeaveForm({ seatId, onChanged }: LeaveFormProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const asking = useAct(FACE_LEAVE)

  async function send() {
    if (reason.trim() === '') return
    try {
      await asking.mutateAsync({ body: { trainConfirmId: seatId, reason } })
      showToast(t('face.leave_sent'), { kind: 'success' })
    } catch {
      // The reason is shown by the call.
    }
    onChanged()
  }

  if (!isOpen)
    return (
      <Button look="plain" block onClick={() => setOpen(true)}>
        {t('face.leave_ask')}
      </Button>
    )
  return (
    <section className={styles.card}>
      <AreaField
        label={t('face.leave_reason')}
        rows={3}
        maxLength={FACE_REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
      <Button look="soft" block busy={asking.isPending} disabled={reason.trim() === ''} onClick={() => void send()}>
        {t('face.leave_ask')}
      </Button>
    </section>
  )
}
