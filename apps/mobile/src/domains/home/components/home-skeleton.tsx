import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './home-skeleton.module.css'

/** The skeleton of a typical home page: a banner, shortcuts, a notice, pictures. */
export function HomeSkeleton() {
  return (
    <Skeleton>
      <div className={styles.banner} />
      <div className={styles.menu}>
        {Array.from({ length: 8 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical and never reordered
          <div key={index} className={styles.item}>
            <Bone width="48px" height="48px" />
            <Bone width="40px" height="12px" />
          </div>
        ))}
      </div>
      <div className={styles.notice}>
        <Bone width="72%" />
      </div>
      <div className={styles.picture} />
    </Skeleton>
  )
}
