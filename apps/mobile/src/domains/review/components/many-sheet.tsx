import type { ApprovalItem } from '@sands/contract/review/approval.model'
import { APPROVAL_REASON_LENGTH } from '@sands/rules/review/approval'
import { attempt } from '@sands/web/call/attempt'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { APPROVAL_DECIDE_MANY } from '@sands/web/review/approval-calls'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './approval.module.css'

interface ManySheetProps {
  requests: readonly ApprovalItem[]
  act: 'approve' | 'decline'
  onClose: () => void
  onDone: () => void
}

/** Shows all chosen requests and decides them alike. Says how many could not be decided, and why. */
export function ManySheet({ requests, act, onClose, onDone }: ManySheetProps) {
  const t = useT()
  const decide = useAct(APPROVAL_DECIDE_MANY)
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = act === 'decline' && reason.trim() === ''

  async function send() {
    setTried(true)
    if (isMissing) return
    const body = { ids: requests.map(({ id }) => id), isApproved: act === 'approve', reason: reason.trim() }
    const { data, error } = await attempt(() => decide.mutateAsync({ body }))
    if (error) return
    const [first] = data.refused
    if (first)
      showToast(t('review.many_refused', { count: data.refused.length, reason: first.reason }), { kind: 'error' })
    else showToast(t('review.many_done', { count: data.decided }), { kind: 'success' })
    onDone()
    onClose()
  }

  return (
    <Sheet title={t(`review.${act}_many_ask`, { count: requests.length })} open onClose={onClose}>
      <div className={styles.form}>
        <ul className={styles.preview} aria-label={t('review.chosen_requests')}>
          {requests.map(({ id, title, askerName }) => (
            <li key={id}>
              {title} · {askerName}
            </li>
          ))}
        </ul>
        <AreaField
          label={t(act === 'decline' ? 'review.reason' : 'review.comment_optional')}
          rows={3}
          maxLength={APPROVAL_REASON_LENGTH}
          value={reason}
          onChange={setReason}
          error={isTried && isMissing ? t('review.missing') : undefined}
        />
        <Button block busy={decide.isPending} onClick={() => void send()}>
          {t(`review.${act}`)}
        </Button>
      </div>
    </Sheet>
  )
}
