import { useT } from '@sands/web/i18n/i18n'
import { useTimeLeft } from '@sands/web/shop/use-time-left'
import styles from './order.module.css'

/** How long a pending order can still be paid for. */
export function PayLeft({ until }: { until: string }) {
  const t = useT()
  const { seconds, text } = useTimeLeft(until)
  return <p className={styles.note}>{seconds === 0 ? t('shop.result_closed') : t('shop.pay_left', { time: text })}</p>
}
