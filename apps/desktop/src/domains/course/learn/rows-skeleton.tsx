import { Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './study-row.module.css'

const PLACES = [1, 2, 3, 4] as const

/** A skeleton in the shape of the rows. */
export function RowsSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.rows}>
      {PLACES.map((place) => (
        <div key={place} className={styles.row}>
          <div className={styles.bone} />
          <Skeleton active title={false} paragraph={{ rows: 3 }} />
        </div>
      ))}
    </div>
  )
}
