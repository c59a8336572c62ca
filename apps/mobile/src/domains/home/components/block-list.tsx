import type { Block } from '@sands/contract/home/home.model'
import { logOnce } from '@sands/web/log/log'
import { type ComponentType, type ReactNode, useMemo } from 'react'
import { useSlots } from '../../../kernel/slots.ts'
import { useAfterFirstPaint } from '../../../kernel/use-after-first-paint.ts'
import { homeBlocks } from '../blocks/blocks.ts'
import { BlockGuard } from './block-guard.tsx'
import styles from './block-list.module.css'
import { FeedFrame, PlainFrame } from './feed-frame.tsx'

/** Wraps a module. */
export type BlockFrame = ComponentType<{ id: string; children: ReactNode }>

interface BlockListProps {
  blocks: readonly Block[]
  Frame?: BlockFrame | undefined
}

/** The modules in the server's order. A code without a block in any domain is skipped and logged. */
export function BlockList({ blocks, Frame }: BlockListProps) {
  const slots = useSlots()
  const known = useMemo(
    () => new Map([...homeBlocks, ...slots.blocks].map((offered) => [offered.code, offered])),
    [slots.blocks],
  )
  const shown = blocks.flatMap((block) => {
    const offered = known.get(block.code)
    if (!offered) logOnce(`the home page has a block that this version does not know: ${block.code}`)
    return offered ? [{ block, ...offered }] : []
  })
  // People see the top block first; the others are below it and move nothing when they appear.
  const atOnce = useAfterFirstPaint() ? shown : shown.slice(0, 1)
  return (
    <div className={styles.blocks}>
      {atOnce.map(({ block, Block: Shown, feed }, index) => {
        const Place = feed ? FeedFrame : PlainFrame
        const guarded = (
          <BlockGuard key={block.id} code={block.code} data={block}>
            <Place block={block} kind={feed}>
              <Shown block={block} first={index === 0} />
            </Place>
          </BlockGuard>
        )
        return Frame ? (
          <Frame key={block.id} id={block.id}>
            {guarded}
          </Frame>
        ) : (
          guarded
        )
      })}
    </div>
  )
}
