import { LoaderCircle } from 'lucide-react'
import { Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './stage-skeleton.module.css'

/** The placeholder of the player while it is loading. */
export function StageSkeleton() {
  return (
    <Skeleton>
      <div className={styles.ground}>
        <LoaderCircle size={36} className={styles.wheel} />
      </div>
    </Skeleton>
  )
}
