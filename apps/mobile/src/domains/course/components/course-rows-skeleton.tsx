import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './course-rows-skeleton.module.css'

export function CourseRowsSkeleton({ rows = 7 }: { rows?: number }) {
  return (
    <Skeleton>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical and never reordered
        <div key={index} className={styles.row}>
          <Bone width="112px" height="63px" />
          <div className={styles.words}>
            <Bone width={`${92 - (index % 3) * 14}%`} />
            <Bone width="60%" height="12px" />
            <Bone width="40%" height="12px" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
