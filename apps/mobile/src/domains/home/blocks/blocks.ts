import { lazy } from 'react'
import type { HomeBlock } from '../../../kernel/slots.ts'
import { BannerBlock } from './banner-block.tsx'
import { ImageBlock } from './image-block.tsx'
import { MenuBlock } from './menu-block.tsx'
import { NoticeBlock } from './notice-block.tsx'

const InfoClassBlock = lazy(async () => ({ default: (await import('./info-class-block.tsx')).InfoClassBlock }))

/**
 * The modules that the company fills itself, and the one with content of several domains. Modules with content of one
 * domain come from that domain, by slot.
 */
export const homeBlocks: readonly HomeBlock[] = [
  { code: 'app-banner', Block: BannerBlock },
  { code: 'app-nav', Block: MenuBlock },
  { code: 'app-notice', Block: NoticeBlock },
  { code: 'app-multi-image', Block: ImageBlock },
  { code: 'app-info-class', Block: InfoClassBlock, feed: 'tile' },
]
