import { Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './browse.module.css'
import cardStyles from './course-card.module.css'

const PLACES = [1, 2, 3, 4, 5, 6] as const

/** In the shape of the cards that come. */
export function CardsSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.grid}>
      {PLACES.map((place) => (
        <div key={place} className={cardStyles.card}>
          <div className={cardStyles.bone} />
          <div className={cardStyles.words}>
            <Skeleton active title={false} paragraph={{ rows: 2 }} />
          </div>
        </div>
      ))}
    </div>
  )
}
