import { courseLinks } from '@sands/contract/course/course.links'
import type { OrderDetail } from '@sands/contract/shop/order.model'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { OPENING } from '@sands/rules/shop/order'
import { REFUND_REASON_LENGTH } from '@sands/rules/shop/refund'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './order.module.css'

interface OrderActionsProps {
  order: OrderDetail
  onChanged: () => void
}

/** What the buyer may do with an order in its state. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const t = useT()
  const [asksBack, setAsksBack] = useState(false)
  const cancel = useAct('POST /sands-shopping/api/v1/order/cancel')
  const receive = useAct('POST /sands-shopping/api/v1/order/receive')
  const withdraw = useAct('POST /sands-shopping/api/v1/order/refund/withdraw')
  const { id, state, steps, goods, courseId } = order
  const body = { id }
  const after = (work: Promise<unknown>) => void work.then(onChanged, () => undefined)

  async function cancelOrder() {
    const title = t('shop.cancel')
    if (await ask({ title, text: t('shop.cancel_text'), confirm: title, danger: true }))
      after(cancel.mutateAsync({ body }))
  }

  return (
    <div className={styles.form}>
      {state === 'pending_pay' && (
        <ButtonLink block to={shopLinks.pay(id)}>
          {t('shop.pay_now')}
        </ButtonLink>
      )}
      {courseId && OPENING.includes(state) && (
        <ButtonLink block to={courseLinks.course(courseId)}>
          {t('shop.to_course')}
        </ButtonLink>
      )}
      {steps.includes('receive') && (
        <Button block busy={receive.isPending} onClick={() => after(receive.mutateAsync({ body }))}>
          {t('shop.receive')}
        </Button>
      )}
      {steps.includes('cancel') && (
        <Button block look="plain" busy={cancel.isPending} onClick={() => void cancelOrder()}>
          {t('shop.cancel')}
        </Button>
      )}
      {steps.includes('request_refund') && (
        <Button block look="plain" onClick={() => setAsksBack(true)}>
          {t('shop.refund')}
        </Button>
      )}
      {steps.includes('withdraw_refund') && (
        <Button block look="soft" busy={withdraw.isPending} onClick={() => after(withdraw.mutateAsync({ body }))}>
          {t('shop.refund_withdraw')}
        </Button>
      )}
      {(state === 'cancelled' || state === 'refund_success' || (state === 'done' && goods.spuType !== 1)) && (
        <ButtonLink block look="soft" to={shopLinks.goods(goods.id)}>
          {t('shop.buy_again')}
        </ButtonLink>
      )}
      {asksBack && <RefundSheet order={order} onClose={() => setAsksBack(false)} onChanged={onChanged} />}
    </div>
  )
}

function RefundSheet({ order, onClose, onChanged }: OrderActionsProps & { onClose: () => void }) {
  const t = useT()
  const [reason, setReason] = useState('')
  const act = useAct('POST /sands-shopping/api/v1/order/refund')
  const send = async () => {
    await act.mutateAsync({ body: { id: order.id, reason } })
    onClose()
    onChanged()
  }
  return (
    <Sheet title={t('shop.refund')} open onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.note}>{t('shop.refund_text', { days: order.refundWorkingDays })}</p>
        <AreaField
          label={t('shop.refund_reason')}
          value={reason}
          onChange={setReason}
          maxLength={REFUND_REASON_LENGTH}
        />
        <Button
          block
          busy={act.isPending}
          disabled={reason.trim() === ''}
          onClick={() => void send().catch(() => undefined)}
        >
          {t('shop.refund_send')}
        </Button>
      </div>
    </Sheet>
  )
}
