import { communityLinks } from '@sands/contract/community/community.links'
import { PenLine } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'

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
