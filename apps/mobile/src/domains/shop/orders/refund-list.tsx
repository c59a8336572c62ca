import type { OrderDetail } from '@sands/contract/shop/order.model'
import { useT } from '@sands/web/i18n/i18n'
import { ListGroup } from '../../../kernel/ui/list/list.tsx'
import { usePriceText } from '../price-text.ts'
import styles from './order.module.css'

/** What was given back or asked for: amount, state and time of each refund, and why one was rejected. */
export function RefundList({ order, time }: { order: OrderDetail; time: (at: string) => string }) {
  const t = useT()
  const price = usePriceText()
  return (
    <ListGroup title={t('shop.refunds')} note={t('shop.refund_text', { days: order.refundWorkingDays })}>
      {order.refunds.map((refund) => {
        const at = refund.endTime ?? refund.requestTime
        return (
          <li key={refund.id} className={styles.refund}>
            <span className={styles.facts}>
              <span className={styles.tag}>{t(`shop.refund_state_${refund.state}`)}</span>
              <span>{price({ ...refund, currency: order.currency })}</span>
            </span>
            <span>{refund.isLate === 1 ? t('shop.refund_late') : refund.reason}</span>
            {refund.note !== '' && <span>{t('shop.refund_note', { note: refund.note })}</span>}
            <time dateTime={at} className={styles.note}>
              {time(at)}
            </time>
          </li>
        )
      })}
    </ListGroup>
  )
}
