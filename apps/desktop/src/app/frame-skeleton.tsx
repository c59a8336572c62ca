import { Skeleton } from 'antd'
import { useT } from '../kernel/text.ts'
import styles from './frame-skeleton.module.css'

/** The frame in outline, while it is not known who is here and what they may see. */
export function FrameSkeleton() {
  return (
    <div className={styles.frame} role="status" aria-label={useT()('kernel.loading')}>
      <div className={styles.top} />
      <div className={styles.grid}>
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
        <Skeleton active paragraph={{ rows: 10 }} />
      </div>
    </div>
  )
}
