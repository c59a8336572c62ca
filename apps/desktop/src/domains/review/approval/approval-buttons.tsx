import type { UserId } from '@sands/contract/kernel/schema'
import type { ApprovalDetail } from '@sands/contract/review/approval.model'
import { useAct } from '@sands/web/call/use-call'
import {
  APPROVAL_DECIDE,
  APPROVAL_HAND_OVER,
  APPROVAL_REMIND,
  APPROVAL_WITHDRAW,
} from '@sands/web/review/approval-calls'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from './approval.module.css'
import { type DecideAct, ReasonDialog } from './reason-dialog.tsx'

const DONE = { approve: 'approved_done', decline: 'declined_done', hand_over: 'handed_done' } as const

interface ApprovalButtonsProps {
  approval: ApprovalDetail
  onChanged: () => Promise<unknown>
}

/** What the person can do about a request. */
export function ApprovalButtons({ approval, onChanged }: ApprovalButtonsProps) {
  const t = useT()
  const confirm = useConfirm()
  const run = useRun(onChanged)
  const decide = useAct(APPROVAL_DECIDE)
  const handOver = useAct(APPROVAL_HAND_OVER)
  const withdraw = useAct(APPROVAL_WITHDRAW)
  const remind = useAct(APPROVAL_REMIND)
  const [act, setAct] = useState<DecideAct | null>(null)
  const { id, canDecide, canWithdraw } = approval
  const send = (chosen: DecideAct) => (reason: string, userId: UserId | null) =>
    run(
      () =>
        chosen === 'hand_over' && userId
          ? handOver.mutateAsync({ body: { id, userId, reason } })
          : decide.mutateAsync({ body: { id, isApproved: chosen === 'approve', reason } }),
      t(`review.${DONE[chosen]}`),
    )
  if (canDecide === 1)
    return (
      <div className={styles.acts}>
        <Button type="primary" onClick={() => setAct('approve')}>
          {t('review.approve')}
        </Button>
        <Button onClick={() => setAct('decline')}>{t('review.decline')}</Button>
        <Button onClick={() => setAct('hand_over')}>{t('review.hand_over')}</Button>
        {act && <ReasonDialog act={act} title={t(`review.${act}`)} onSend={send(act)} onClose={() => setAct(null)} />}
      </div>
    )
  if (canWithdraw !== 1) return null
  return (
    <div className={styles.acts}>
      <Button onClick={() => void run(() => remind.mutateAsync({ body: { id } }), t('review.reminded_done'))}>
        {t('review.remind')}
      </Button>
      <Button
        danger
        onClick={() =>
          confirm({
            title: t('review.withdraw_ask'),
            text: t('review.withdraw_text'),
            action: t('review.withdraw'),
            danger: true,
            run: () => run(() => withdraw.mutateAsync({ body: { id } }), t('review.withdrawn_done')),
          })
        }
      >
        {t('review.withdraw')}
      </Button>
    </div>
  )
}
