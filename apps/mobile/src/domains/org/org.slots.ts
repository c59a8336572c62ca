import { orgLinks } from '@sands/contract/org/org.links'
import { IdCard, UserRound } from 'lucide-react'
import type { MyEntry, TabSlot } from '../../kernel/slots.ts'

export const orgTabs: readonly TabSlot[] = [{ code: 'mine', path: orgLinks.my(), icon: UserRound }]

export const orgEntries: readonly MyEntry[] = [
  { id: 'profile', label: 'org.profile', icon: IdCard, to: orgLinks.profile(), group: 'more', order: 30 },
]
