import type { Adjustment } from '@sands/contract/points/points.model'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../points.module.css'
import { DecideDialog } from './decide-dialog.tsx'

interface DecideButtonsProps {
  adjustment: Adjustment
  onChanged: () => Promise<unknown>
}

/** Another person approves or rejects; the person who proposed it may withdraw it. */
export function DecideButtons({ adjustment, onChanged }: DecideButtonsProps) {
  const t = useT()
  const viewer = useViewer()
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
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
  const decisions = {
    approve: {
      title: t('points.manage_approve_ask', { name: person.name, points }),
      text: t('points.manage_approve_text'),
      action: t('points.manage_approve'),
      onDecide: (note: { note?: string }) =>
        run(() => approve.mutateAsync({ body: { ...body, ...note } }), t('points.manage_approved')),
    },
    reject: {
      title: t('points.manage_reject_ask', { name: person.name }),
      text: t('points.manage_reject_text'),
      action: t('points.manage_reject'),
      danger: true,
      onDecide: (note: { note?: string }) =>
        run(() => reject.mutateAsync({ body: { ...body, ...note } }), t('points.manage_rejected')),
    },
  }
  return (
    <span className={styles.settings}>
      <Button type="primary" onClick={() => setAsked('approve')}>
        {t('points.manage_approve')}
      </Button>
      <Button onClick={() => setAsked('reject')}>{t('points.manage_reject')}</Button>
      {asked && <DecideDialog {...decisions[asked]} onClose={() => setAsked(null)} />}
    </span>
  )
}
