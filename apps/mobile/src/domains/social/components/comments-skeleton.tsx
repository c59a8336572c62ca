import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './comment-row.module.css'
import own from './comments.module.css'

export function CommentsSkeleton() {
  return (
    <Skeleton>
      {[72, 48, 60].map((width) => (
        <div key={width} className={styles.row}>
          <Bone width="36px" height="36px" round />
          <div className={own.bones}>
            <Bone width="96px" height="14px" />
            <Bone width={`${width}%`} />
            <Bone width="56px" height="12px" />
          </div>
        </div>
      ))}
    </Skeleton>
  )
}
