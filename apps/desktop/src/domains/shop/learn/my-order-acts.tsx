import type { OrderDetail } from '@sands/contract/shop/order.model'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { NoteDialog } from '../manage/note-dialog.tsx'
import styles from '../shop.module.css'

/** What the buyer may do with an order in its state, besides paying. */
export function MyOrderActs({ order, onChanged }: { order: OrderDetail; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const confirm = useConfirm()
  const run = useRun(onChanged)
  const cancel = useAct('POST /sands-shopping/api/v1/order/cancel')
  const receive = useAct('POST /sands-shopping/api/v1/order/receive')
  const refund = useAct('POST /sands-shopping/api/v1/order/refund')
  const withdraw = useAct('POST /sands-shopping/api/v1/order/refund/withdraw')
  const [asksBack, setAsksBack] = useState(false)
  const { steps } = order
  const body = { id: order.id }
  const askCancel = () =>
    confirm({
      title: t('shop.cancel'),
      text: t('shop.cancel_text'),
      action: t('shop.cancel'),
      danger: true,
      run: () => cancel.mutateAsync({ body }),
      refresh: onChanged,
    })
  return (
    <div className={styles.acts}>
      {steps.includes('cancel') && <Button onClick={askCancel}>{t('shop.cancel')}</Button>}
      {steps.includes('request_refund') && <Button onClick={() => setAsksBack(true)}>{t('shop.refund')}</Button>}
      {steps.includes('withdraw_refund') && (
        <Button loading={withdraw.isPending} onClick={() => void run(() => withdraw.mutateAsync({ body }))}>
          {t('shop.refund_withdraw')}
        </Button>
      )}
      {steps.includes('receive') && (
        <Button
          type="primary"
          loading={receive.isPending}
          onClick={() => void run(() => receive.mutateAsync({ body }))}
        >
          {t('shop.receive')}
        </Button>
      )}
      {asksBack && (
        <NoteDialog
          title={t('shop.refund')}
          label={t('shop.refund_reason')}
          isRequired
          onClose={() => setAsksBack(false)}
          onSend={(reason) => run(() => refund.mutateAsync({ body: { ...body, reason } }))}
        />
      )}
    </div>
  )
}
