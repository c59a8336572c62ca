import { applyLinks } from '@sands/contract/apply/apply.links'
import { PenLine } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'

export const applyEntries: readonly MyEntry[] = [
  { id: 'applyCenter', label: 'apply.my', icon: PenLine, to: applyLinks.list(), group: 'learning', order: 46 },
]
