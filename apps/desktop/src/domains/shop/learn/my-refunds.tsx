import type { OrderDetail } from '@sands/contract/shop/order.model'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { useLegsText } from '../manage/price-text.ts'
import styles from '../shop.module.css'

/** What was given back or asked for: amount, state and time of each refund, and why one was rejected. */
export function MyRefunds({ order }: { order: OrderDetail }) {
  const t = useT()
  const { full } = useMoments()
  const legsText = useLegsText()
  return (
    <Card title={t('shop.refunds')}>
      <ul className={styles.list}>
        {order.refunds.map((refund) => (
          <li key={refund.id} className={styles.stacked}>
            <span>
              {legsText(refund, order.currency)} · {t(`shop.refund_state_${refund.state}`)} ·{' '}
              {full(refund.endTime ?? refund.requestTime)}
            </span>
            <span className={styles.quiet}>{refund.isLate === 1 ? t('shop.refund_late') : refund.reason}</span>
            {refund.note !== '' && <span>{t('shop.refund_note', { note: refund.note })}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{t('shop.refund_text', { days: order.refundWorkingDays })}</p>
    </Card>
  )
}
