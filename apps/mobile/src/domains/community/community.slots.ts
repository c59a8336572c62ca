import { communityLinks } from '@sands/contract/community/community.links'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Compass, StickyNote } from 'lucide-react'
import { lazy } from 'react'
import { withTexts } from '../../kernel/need-texts.ts'
import type { ContentSlot, HomeBlock, Slots, TabSlot } from '../../kernel/slots.ts'
import { Nothing } from '../../kernel/ui/missing.tsx'

export const communityTabs: readonly TabSlot[] = [{ code: 'community', path: communityLinks.home(), icon: Compass }]

const loadBlock = withTexts('community', async () => (await import('./components/community-block.tsx')).CommunityBlock)
const CommunityBlock = lazy(async () => ({ default: await loadBlock() }))

export const communityBlocks: readonly HomeBlock[] = [{ code: 'app-community', Block: CommunityBlock, feed: 'tile' }]

export const communityContents: readonly ContentSlot[] = [
  {
    module: SOCIAL_MODULES.communityContent,
    one: 'community.one_content',
    many: 'community.kind_content',
    icon: StickyNote,
  },
]

const loadBoard = withTexts('community', async () => (await import('./components/source-board.tsx')).SourceBoard)

export const communityParts = { SourceBoard: lazyPart(loadBoard, Nothing) } satisfies Partial<Slots>
