import type { Block } from '@sands/contract/home/home.model'
import { type ReactNode, Suspense } from 'react'
import { FeedPlace } from '../../../kernel/feed/feed-block.tsx'
import type { FeedKind } from '../../../kernel/feed/feed-list.tsx'
import { useNearViewport } from '../../../kernel/feed/use-near-viewport.ts'
import styles from './feed-frame.module.css'

interface FrameProps {
  block: Block
  kind: FeedKind | undefined
  children: ReactNode
}

export const PlainFrame = ({ children }: FrameProps) => <Suspense>{children}</Suspense>

/** Reserves the place of a module that fetches its own items, until it comes near the screen. */
export function FeedFrame({ block, kind = 'tile', children }: FrameProps) {
  const { ref, near } = useNearViewport<HTMLDivElement>()
  const place = <FeedPlace block={block} kind={kind} />
  if (near) return <Suspense fallback={place}>{children}</Suspense>
  return (
    <div ref={ref} className={styles.waiting}>
      {place}
    </div>
  )
}
