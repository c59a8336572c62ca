import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './detail-skeleton.module.css'

/** The title in the address is shown until the course is loaded. */
export function DetailSkeleton({ title }: { title: string }) {
  return (
    <Skeleton>
      <div className={styles.cover} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : <Bone width="72%" height="24px" />}
        <Bone width="54%" height="14px" />
      </div>
      <div className={styles.catalogue}>
        <Bone width="60%" height="24px" />
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className={styles.row}>
            <Bone width="36px" height="36px" round />
            <Bone width={`${70 - row * 8}%`} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
