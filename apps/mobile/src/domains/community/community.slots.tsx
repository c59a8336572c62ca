import { communityLinks } from '@sands/contract/community/community.links'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { Compass, PenLine, StickyNote } from 'lucide-react'
import type { ContentSlot, MyEntry, TabSlot } from '../../kernel/slots.ts'

export const communityTabs: readonly TabSlot[] = [{ code: 'community', path: communityLinks.home(), icon: Compass }]

export const communityEntries: readonly MyEntry[] = [
  {
    id: 'myPublish',
    label: 'community.mine',
    icon: PenLine,
    to: communityLinks.mine(),
    group: 'more',
    order: 70,
  },
]

export const communityContents: readonly ContentSlot[] = [
  {
    module: SOCIAL_MODULES.communityContent,
    one: 'community.one_content',
    many: 'community.kind_content',
    icon: StickyNote,
  },
]
