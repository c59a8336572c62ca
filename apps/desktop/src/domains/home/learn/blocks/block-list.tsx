import type { Block } from '@sands/contract/home/home.model'
import { type ComponentType, Fragment, Suspense } from 'react'
import { FeedPlace } from '../../../../kernel/feed/feed-bones.tsx'
import type { BlockProps, HomeBlock } from '../../../../kernel/screens.ts'
import { Card } from '../../../../kernel/ui/card.tsx'
import { BannerBlock } from './banner-block.tsx'
import { groupBlocks } from './block-groups.ts'
import styles from './blocks.module.css'
import { ImageBlock } from './image-block.tsx'
import { MenuBlock } from './menu-block.tsx'
import { NoticeBlock } from './notice-block.tsx'

/** The modules that the company fills itself. Modules with content of a domain come from that domain. */
const OWN = new Map<string, ComponentType<BlockProps>>([
  ['app-banner', BannerBlock],
  ['app-nav', MenuBlock],
  ['app-notice', NoticeBlock],
  ['app-multi-image', ImageBlock],
])

const feedFor = ({ code }: Block, feeds: readonly HomeBlock[]) => feeds.find((feed) => feed.code === code)?.Block

/** Other modules are shown on the phone only. */
export const hasWideForm = (block: Block, feeds: readonly HomeBlock[]): boolean =>
  OWN.has(block.code) || feedFor(block, feeds) !== undefined

interface BlockListProps {
  /** The name of the page, above the first modules. */
  title: string
  blocks: readonly Block[]
  feeds: readonly HomeBlock[]
}

/** The modules that have a wide form, in the company's order. */
export function BlockList({ title, blocks, feeds }: BlockListProps) {
  const runs = groupBlocks(blocks, (block) => feedFor(block, feeds) !== undefined)
  const first = runs.findIndex(({ isFeed }) => !isFeed)
  return (
    <div className={styles.decoration}>
      {runs.map((run, index) => {
        const key = run.blocks[0]?.id
        if (run.isFeed) return <Fragment key={key}>{run.blocks.map(feed)}</Fragment>
        const inside = <div className={styles.blocks}>{run.blocks.map(own)}</div>
        if (index > first)
          return (
            <div key={key} className={styles.panel}>
              {inside}
            </div>
          )
        return (
          <Card key={key} title={title}>
            {inside}
          </Card>
        )
      })}
    </div>
  )

  function own(block: Block) {
    const Shown = OWN.get(block.code)
    return Shown && <Shown key={block.id} block={block} />
  }

  function feed(block: Block) {
    const Feed = feedFor(block, feeds)
    return (
      Feed && (
        <Suspense key={block.id} fallback={<FeedPlace block={block} />}>
          <Feed block={block} />
        </Suspense>
      )
    )
  }
}
