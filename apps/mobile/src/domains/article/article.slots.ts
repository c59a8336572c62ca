import { lazy } from 'react'
import type { HomeBlock, Slots } from '../../kernel/slots.ts'

const InfoBlock = lazy(async () => ({ default: (await import('./blocks/info-block.tsx')).InfoBlock }))
const ArticleTile = lazy(async () => ({ default: (await import('./blocks/article-tile.tsx')).ArticleTile }))

export const articleBlocks: readonly HomeBlock[] = [{ code: 'app-info', Block: InfoBlock, feed: 'tile' }]

export const articleParts: Pick<Slots, 'ArticleTile'> = { ArticleTile }
