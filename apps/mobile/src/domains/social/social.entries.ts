import { socialLinks } from '@sands/contract/social/social.links'
import { Star } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'

export const socialEntries: readonly MyEntry[] = [
  {
    id: 'collections',
    label: 'social.collections',
    icon: Star,
    to: socialLinks.collections(),
    group: 'learning',
    order: 20,
  },
]
