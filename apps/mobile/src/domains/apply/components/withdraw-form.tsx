import type { Id } from '@sands/contract/kernel/schema'
import { APPLY_REASON_LENGTH } from '@sands/rules/apply/sign-up'
import { APPLY_WITHDRAW } from '@sands/web/apply/apply-calls'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from '../pages/apply.module.css'

interface WithdrawFormProps {
  id: Id<'apply'>
  onChanged: () => void
}

/** A button that asks once more before the place goes to the next person. */
export function WithdrawForm({ id, onChanged }: WithdrawFormProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const leaving = useAct(APPLY_WITHDRAW)

  async function send() {
    try {
      await leaving.mutateAsync({ body: { id, reason } })
      showToast(t('apply.withdrawn_done'), { kind: 'success' })
    } catch {
      // The reason is shown by the call.
    }
    onChanged()
  }

  if (!isOpen)
    return (
      <Button look="plain" block onClick={() => setOpen(true)}>
        {t('apply.withdraw')}
      </Button>
    )
  return (
    <section className={styles.card}>
      <p className={styles.notice}>{t('apply.withdraw_ask')}</p>
      <AreaField
        label={t('apply.withdraw_reason')}
        rows={2}
        maxLength={APPLY_REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
      <Button look="danger" block busy={leaving.isPending} onClick={() => void send()}>
        {t('apply.withdraw')}
      </Button>
      <Button look="plain" block onClick={() => setOpen(false)}>
        {t('apply.withdraw_keep')}
      </Button>
    </section>
  )
}
