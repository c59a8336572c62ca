import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import { useOutbox } from '@sands/web/outbox/outbox'
import { BookOpen, Send } from 'lucide-react'
import { orgTabs } from '../domains/org/org.slots.ts'
import { settingsEntries } from '../domains/settings/settings.slots.ts'
import type { MyEntry, Slots } from '../kernel/slots.ts'
import { Badge } from '../kernel/ui/badge.tsx'

function OutboxBadge() {
  return <Badge count={useOutbox().length} />
}

const appEntries: readonly MyEntry[] = [
  { id: 'outbox', label: 'kernel.outbox', icon: Send, to: kernelLinks.outbox(), group: 'self', Badge: OutboxBadge },
  { id: 'guide', label: 'kernel.guide', icon: BookOpen, to: kernelLinks.guide(), group: 'about' },
]

/** What the domains offer to each other's screens. */
export const slots: Slots = {
  entries: [...settingsEntries, ...appEntries],
  tabs: [...orgTabs],
}
