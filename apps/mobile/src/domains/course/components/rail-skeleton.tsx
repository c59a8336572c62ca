import { Bone } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './category-rail.module.css'

const WIDTHS = ['64%', '80%', '56%', '72%', '60%', '76%']

/** Silent for screen readers, because the list beside it announces loading. */
export function RailSkeleton() {
  return (
    <div className={styles.rail} aria-hidden>
      {WIDTHS.map((width) => (
        <div key={width} className={styles.entry}>
          <Bone width={width} height="14px" />
        </div>
      ))}
    </div>
  )
}
