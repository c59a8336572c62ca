import type { Block } from '@sands/contract/home/home.model'
import { feedAmount } from '@sands/rules/block'
import type { ReactNode } from 'react'
import { useT } from '../text.ts'
import { CoverCardBone } from '../ui/cover-card.tsx'
import styles from './feed.module.css'
import { isStrip } from './is-strip.ts'

/** The number of items in one row. */
const ROW = 4

interface FeedBonesProps {
  count: number
  onStrip?: boolean
  /** A skeleton in the shape of one item. */
  bone: ReactNode
}

/** A row of skeletons. */
export function FeedBones({ count, onStrip = false, bone }: FeedBonesProps) {
  const t = useT()
  const className = `${onStrip ? styles.strip : styles.grid} ${styles.bones}`
  return (
    <div role="status" aria-label={t('kernel.loading')} className={className}>
      {Array.from({ length: Math.min(count, ROW) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are identical and never reordered
        <div key={index}>{bone}</div>
      ))}
    </div>
  )
}

export const bonesOf = (block: Block) => ({ count: feedAmount(block), onStrip: isStrip(block) })

/** The placeholder of a home page module while its code is loaded. */
export const FeedPlace = ({ block }: { block: Block }) => (
  <div className={styles.feed}>
    <div className={styles.head}>
      <p className={styles.heading}>{block.title}</p>
    </div>
    <FeedBones {...bonesOf(block)} bone={<CoverCardBone />} />
  </div>
)
