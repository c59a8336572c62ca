import type { Block } from '@sands/contract/home/home.model'
import type { ComponentType } from 'react'
import { BannerBlock } from './banner-block.tsx'
import styles from './blocks.module.css'
import { ImageBlock } from './image-block.tsx'
import { MenuBlock } from './menu-block.tsx'
import { NoticeBlock } from './notice-block.tsx'

export interface BlockProps {
  block: Block
}

/** The modules that have a wide form. Others are left to the phone. */
const BLOCKS: Readonly<Record<string, ComponentType<BlockProps>>> = {
  'app-banner': BannerBlock,
  'app-nav': MenuBlock,
  'app-notice': NoticeBlock,
  'app-multi-image': ImageBlock,
}

export const hasWideForm = ({ code }: Block): boolean => Object.hasOwn(BLOCKS, code)

export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block) => {
        const Shown = Object.hasOwn(BLOCKS, block.code) ? BLOCKS[block.code] : undefined
        return Shown && <Shown key={block.id} block={block} />
      })}
    </div>
  )
}
