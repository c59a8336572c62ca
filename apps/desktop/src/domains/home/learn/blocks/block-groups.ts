import type { Block } from '@sands/contract/home/home.model'

export interface BlockGroup {
  readonly isFeed: boolean
  readonly blocks: readonly Block[]
}

/**
 * Neighbouring modules that the company fills itself share a panel; a feed between them ends the panel. The order
 * stays.
 */
export function groupBlocks(blocks: readonly Block[], isFeed: (block: Block) => boolean): BlockGroup[] {
  const runs: BlockGroup[] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    const feed = isFeed(block)
    if (last && last.isFeed === feed) runs[runs.length - 1] = { isFeed: feed, blocks: [...last.blocks, block] }
    else runs.push({ isFeed: feed, blocks: [block] })
  }
  return runs
}
