import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './collected-row.module.css'

export function CollectedSkeleton() {
  return (
    <Skeleton>
      {[80, 62, 90, 70, 56].map((width) => (
        <div key={width} className={styles.card}>
          <Bone width="112px" height="63px" />
          <span className={styles.words}>
            <Bone width={`${width}%`} height="18px" />
            <Bone width="96px" height="12px" />
          </span>
        </div>
      ))}
    </Skeleton>
  )
}
