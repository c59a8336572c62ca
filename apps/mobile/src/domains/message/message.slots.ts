import { messageLinks } from '@sands/contract/message/message.links'
import { MessageSquareText } from 'lucide-react'
import type { TabSlot } from '../../kernel/slots.ts'
import { UnreadBadge } from './components/unread-badge.tsx'

export const messageTabs: readonly TabSlot[] = [
  { code: 'message', path: messageLinks.newsTab(), icon: MessageSquareText, Badge: UnreadBadge },
]
