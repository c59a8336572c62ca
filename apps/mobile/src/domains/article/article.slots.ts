import { SOCIAL_MODULES } from '@sands/rules/social'
import { Newspaper } from 'lucide-react'
import { lazy } from 'react'
import type { ContentSlot, HomeBlock, Slots } from '../../kernel/slots.ts'

const InfoBlock = lazy(async () => ({ default: (await import('./blocks/info-block.tsx')).InfoBlock }))
const ArticleTile = lazy(async () => ({ default: (await import('./blocks/article-tile.tsx')).ArticleTile }))

export const articleBlocks: readonly HomeBlock[] = [{ code: 'app-info', Block: InfoBlock, feed: 'tile' }]

export const articleContents: readonly ContentSlot[] = [
  { module: SOCIAL_MODULES.article, one: 'article.one_article', many: 'article.kind_article', icon: Newspaper },
]

export const articleParts: Pick<Slots, 'ArticleTile'> = { ArticleTile }
