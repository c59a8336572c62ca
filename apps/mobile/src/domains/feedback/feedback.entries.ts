import { feedbackLinks } from '@sands/contract/feedback/feedback.links'
import { Mail, MessageSquareHeart } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'

export const feedbackEntries: readonly MyEntry[] = [
  {
    id: 'feedback',
    label: 'feedback.title',
    icon: MessageSquareHeart,
    to: feedbackLinks.feedback(),
    group: 'more',
    order: 44,
  },
  { id: 'ceo', label: 'feedback.ceo', icon: Mail, to: feedbackLinks.ceo(), group: 'more', order: 46 },
]
