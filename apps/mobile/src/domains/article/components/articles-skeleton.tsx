import { CardBones } from '../../../kernel/ui/list/link-card.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './article-row.module.css'

export function ArticlesSkeleton() {
  return (
    <Skeleton>
      {[92, 70, 84, 64, 78].map((width) => (
        <CardBones key={width}>
          <span className={styles.words}>
            <Bone width={`${width}%`} height="20px" />
            <Bone width="100%" height="14px" />
            <Bone width="50%" height="12px" />
          </span>
          <Bone width="104px" height="78px" />
        </CardBones>
      ))}
    </Skeleton>
  )
}
