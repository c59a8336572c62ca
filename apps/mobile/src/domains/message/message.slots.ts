import { messageLinks } from '@sands/contract/message/message.links'
import { MessageSquareText } from 'lucide-react'
import type { Slots, TabSlot } from '../../kernel/slots.ts'
import { MessageBell } from './components/message-bell.tsx'
import { UnreadBadge } from './components/unread-badge.tsx'

export const messageTabs: readonly TabSlot[] = [
  { code: 'message', path: messageLinks.newsTab(), icon: MessageSquareText, Badge: UnreadBadge },
]

export const messageParts = { MessageBell } satisfies Partial<Slots>
