import type { Adjustment } from '@sands/contract/points/points.model'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../points.module.css'

interface DecideButtonsProps {
  adjustment: Adjustment
  onChanged: () => Promise<unknown>
}

/** Another person approves or rejects; the person who proposed it may withdraw it. */
export function DecideButtons({ adjustment, onChanged }: DecideButtonsProps) {
  const t = useT()
  const viewer = useViewer()
  const confirm = useConfirm()
  const run = useRun(onChanged)
  const approve = useAct('POST /sands-shopping/api/v1/manage/points/adjustment/approve')
  const reject = useAct('POST /sands-shopping/api/v1/manage/points/adjustment/reject')
  const withdraw = useAct('POST /sands-shopping/api/v1/manage/points/adjustment/withdraw')
  const { id, version, state, isMine, person, points } = adjustment
  const body = { id, version }
  if (state !== 'proposed') return null
  if (isMine) {
    return (
      <Button onClick={() => void run(() => withdraw.mutateAsync({ body }), t('points.manage_withdrawn'))}>
        {t('points.manage_withdraw')}
      </Button>
    )
  }
  if (!may(viewer, 'points.approve') || person.id === viewer.id)
    return <span className={styles.quiet}>{t('points.manage_waits')}</span>
  const askApprove = () =>
    confirm({
      title: t('points.manage_approve_ask', { name: person.name, points }),
      text: t('points.manage_approve_text'),
      action: t('points.manage_approve'),
      run: () => run(() => approve.mutateAsync({ body }), t('points.manage_approved')),
    })
  const askReject = () =>
    confirm({
      title: t('points.manage_reject_ask', { name: person.name }),
      text: t('points.manage_reject_text'),
      action: t('points.manage_reject'),
      danger: true,
      run: () => run(() => reject.mutateAsync({ body }), t('points.manage_rejected')),
    })
  return (
    <span className={styles.settings}>
      <Button type="primary" onClick={askApprove}>
        {t('points.manage_approve')}
      </Button>
      <Button onClick={askReject}>{t('points.manage_reject')}</Button>
    </span>
  )
}
