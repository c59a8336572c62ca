import type { Block } from '@sands/contract/home/home.model'
import { feedAmount } from '@sands/rules/block'
import type { ReactNode } from 'react'
import { useT } from '../text.ts'
import { CoverCardBone } from '../ui/cover-card.tsx'
import styles from './feed.module.css'

/** As many as stand beside each other. */
const ROW = 4

/** A row of what is coming. */
export function FeedBones({ count, bone }: { count: number; bone: ReactNode }) {
  const t = useT()
  return (
    <div role="status" aria-label={t('kernel.loading')} className={`${styles.grid} ${styles.bones}`}>
      {Array.from({ length: Math.min(count, ROW) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bones are all alike and never move
        <div key={index}>{bone}</div>
      ))}
    </div>
  )
}

/** What a module with things of a domain looks like before it is there. */
export const FeedPlace = ({ block }: { block: Block }) => (
  <div className={styles.feed}>
    <div className={styles.head}>
      <p className={styles.heading}>{block.title}</p>
    </div>
    <FeedBones count={feedAmount(block)} bone={<CoverCardBone />} />
  </div>
)
