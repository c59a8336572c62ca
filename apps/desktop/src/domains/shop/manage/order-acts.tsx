import type { ManagedOrder } from '@sands/contract/shop/manage.model'
import { type OrderStep, stepsFor } from '@sands/rules/shop/order'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../shop.module.css'
import { NoteDialog } from './note-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const NOTED = ['approve_refund', 'reject_refund', 'settle_refund'] as const
type Noted = (typeof NOTED)[number]

/** The refund of an order: requested, decided by somebody else, sent again or settled by hand. */
export function OrderActs({ order, onChanged }: { order: ManagedOrder; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const viewer = useViewer()
  const run = useRun(onChanged)
  const request = useAct('POST /sands-shopping/api/v1/manage/order/refund/request')
  const approve = useAct('POST /sands-shopping/api/v1/manage/order/refund/approve')
  const reject = useAct('POST /sands-shopping/api/v1/manage/order/refund/reject')
  const retry = useAct('POST /sands-shopping/api/v1/manage/order/refund/retry')
  const settle = useAct('POST /sands-shopping/api/v1/manage/order/refund/settle')
  const [asking, setAsking] = useState<Noted>()
  const [isRequesting, setRequesting] = useState(false)
  const seen = { id: order.id, version: order.version }
  const steps = stepsFor({ state: order.state, type: order.goods.spuType, before: 'paid' }, 'management')
  const isOn = (step: OrderStep) => steps.includes(step)
  const mayApprove = may(viewer, 'shop.refund.approve')
  const rights: Readonly<Record<Noted, boolean>> = {
    approve_refund: mayApprove,
    reject_refund: mayApprove,
    settle_refund: mayApprove,
  }
  const calls: Readonly<Record<Noted, (note: string) => Promise<unknown>>> = {
    approve_refund: (note) => approve.mutateAsync({ body: { ...seen, note } }),
    reject_refund: (note) => reject.mutateAsync({ body: { ...seen, note } }),
    settle_refund: (note) => settle.mutateAsync({ body: { ...seen, note } }),
  }
  return (
    <>
      <div className={styles.acts}>
        {isOn('request_refund') && may(viewer, 'shop.refund.request') && (
          <Button onClick={() => setRequesting(true)}>{t('shop.manage_act_request_refund')}</Button>
        )}
        {NOTED.filter((step) => isOn(step) && rights[step]).map((step) => (
          <Button key={step} danger={step === 'reject_refund'} onClick={() => setAsking(step)}>
            {t(`shop.manage_act_${step}`)}
          </Button>
        ))}
        {isOn('retry_refund') && mayApprove && (
          <Button
            type="primary"
            loading={retry.isPending}
            onClick={() => void run(() => retry.mutateAsync({ body: seen }), t('shop.manage_act_done'))}
          >
            {t('shop.manage_act_retry_refund')}
          </Button>
        )}
      </div>
      {isRequesting && (
        <RefundDialog
          order={order}
          onClose={() => setRequesting(false)}
          onSend={(refund) =>
            run(() => request.mutateAsync({ body: { ...seen, ...refund } }), t('shop.manage_act_done'))
          }
        />
      )}
      {asking && (
        <NoteDialog
          title={t(`shop.manage_act_${asking}`)}
          isRequired={asking !== 'approve_refund'}
          onClose={() => setAsking(undefined)}
          onSend={(note) => run(() => calls[asking](note), t('shop.manage_act_done'))}
        />
      )}
    </>
  )
}
