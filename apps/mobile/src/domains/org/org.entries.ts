import { orgLinks } from '@sands/contract/org/org.links'
import { IdCard } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'

export const orgEntries: readonly MyEntry[] = [
  { id: 'profile', label: 'org.profile', icon: IdCard, to: orgLinks.profile(), group: 'more', order: 30 },
]
