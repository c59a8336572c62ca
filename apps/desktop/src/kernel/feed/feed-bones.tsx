import type { Block } from '@sands/contract/home/home.model'
import { feedAmount } from '@sands/rules/block'
import type { ReactNode } from 'react'
import { useT } from '../text.ts'
import { CoverCardBone } from '../ui/cover-card.tsx'
import styles from './feed.module.css'
import { isStrip } from './is-strip.ts'

/** As many as stand beside each other. */
const ROW = 4

interface FeedBonesProps {
  count: number
  onStrip?: boolean
  /** In the shape of one of them. */
  bone: ReactNode
}

/** A row of what is coming. */
export function FeedBones({ count, onStrip = false, bone }: FeedBonesProps) {
  const t = useT()
  const className = `${onStrip ? styles.strip : styles.grid} ${styles.bones}`
  return (
    <div role="status" aria-label={t('kernel.loading')} className={className}>
      {Array.from({ length: Math.min(count, ROW) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bones are all alike and never move
        <div key={index}>{bone}</div>
      ))}
    </div>
  )
}

export const bonesOf = (block: Block) => ({ count: feedAmount(block), onStrip: isStrip(block) })

/** What a module with things of a domain looks like before it is there. */
export const FeedPlace = ({ block }: { block: Block }) => (
  <div className={styles.feed}>
    <div className={styles.head}>
      <p className={styles.heading}>{block.title}</p>
    </div>
    <FeedBones {...bonesOf(block)} bone={<CoverCardBone />} />
  </div>
)
