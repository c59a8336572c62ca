import { Skeleton } from 'antd'
import { useT } from '../kernel/text.ts'
import styles from './frame-skeleton.module.css'

/** The frame in outline, while it is not known who is here and what they may see. */
export function FrameSkeleton() {
  return (
    <main className={styles.frame} aria-busy="true">
      <h1 className="visually-hidden">{useT()('kernel.loading')}</h1>
      <div className={styles.top} />
      <div className={styles.grid}>
        <Skeleton active title={false} paragraph={{ rows: 3 }} />
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      </div>
    </main>
  )
}
