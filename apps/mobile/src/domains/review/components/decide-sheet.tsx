import type { Id, UserId } from '@sands/contract/kernel/schema'
import { APPROVAL_REASON_LENGTH } from '@sands/rules/review/approval'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useT } from '@sands/web/i18n/i18n'
import { APPROVAL_DECIDE, APPROVAL_HAND_OVER } from '@sands/web/review/approval-calls'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button } from '../../../kernel/ui/button.tsx'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './approval.module.css'
import { PersonFinder } from './person-finder.tsx'

export type Act = 'approve' | 'decline' | 'hand_over'

interface DecideSheetProps {
  id: Id<'approval'>
  /** The sheet is open while this is set. */
  act: Act | null
  onClose: () => void
  onDone: () => void
}

const DONE = { approve: 'approved_done', decline: 'declined_done', hand_over: 'handed_done' } as const

/** The reason of a decision, and to whom a request is handed over. What was typed stays until it is sent. */
export function DecideSheet({ id, act, onClose, onDone }: DecideSheetProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [person, setPerson] = useState<UserId | null>(null)
  const [isTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isReasonMissing = act === 'decline' && reason.trim() === ''
  const isPersonMissing = act === 'hand_over' && person === null

  async function send() {
    setTried(true)
    if (!act || isBusy || isReasonMissing || isPersonMissing) return
    setBusy(true)
    const words = reason.trim()
    const { error } = await attempt(() =>
      act === 'hand_over' && person
        ? call(APPROVAL_HAND_OVER, { body: { id, userId: person, reason: words } })
        : call(APPROVAL_DECIDE, { body: { id, isApproved: act === 'approve', reason: words } }),
    )
    setBusy(false)
    if (error) return onDone()
    showToast(t(`review.${DONE[act]}`), { kind: 'success' })
    setReason('')
    onClose()
    onDone()
  }

  return (
    <Sheet title={act ? t(`review.${act}`) : ''} open={act !== null} onClose={onClose}>
      <div className={styles.form}>
        {act === 'hand_over' && (
          <PersonFinder
            label={t('review.hand_over_to')}
            chosen={person}
            onChoose={setPerson}
            error={isTried && isPersonMissing ? t('review.missing') : undefined}
          />
        )}
        <AreaField
          label={t(act === 'decline' ? 'review.reason' : 'review.comment_optional')}
          rows={3}
          maxLength={APPROVAL_REASON_LENGTH}
          value={reason}
          onChange={setReason}
          error={isTried && isReasonMissing ? t('review.missing') : undefined}
        />
        <Button block busy={isBusy} onClick={() => void send()}>
          {act ? t(`review.${act}`) : ''}
        </Button>
      </div>
    </Sheet>
  )
}
