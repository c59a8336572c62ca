import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { useMoments } from '../../../../kernel/moment.ts'
import { useT } from '../../../../kernel/text.ts'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import styles from '../../shop.module.css'
import { usePricesText } from '../price-text.ts'

/** What goods cost before, from when on, and who said so. */
export function PriceHistory({ id }: { id: Id<'goods'> }) {
  const t = useT()
  const { minute } = useMoments()
  const pricesText = usePricesText()
  const prices = useCall('GET /sands-shopping/api/v1/manage/goods/prices', { query: { id } }, { staleTime: 0 })
  return (
    <section aria-label={t('shop.manage_prices')}>
      <h2 className={styles.heading}>{t('shop.manage_prices')}</h2>
      {prices.data ? (
        <ul className={styles.list}>
          {prices.data.map((entry) => (
            <li key={entry.edition} className={styles.stacked}>
              <span className={styles.number}>{pricesText(entry) || '–'}</span>
              <span className={styles.quiet}>{[minute(entry.time), entry.by].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      ) : prices.error ? (
        <FailureBlock error={prices.error} onRetry={() => void prices.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 2 }} />
      )}
    </section>
  )
}
