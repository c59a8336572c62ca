import { applyLinks } from '@sands/contract/apply/apply.links'
import { ClipboardPen } from 'lucide-react'
import type { MyEntry, TabSlot } from '../../kernel/slots.ts'

export const applyTabs: readonly TabSlot[] = [{ code: 'signUp', path: applyLinks.listTab(), icon: ClipboardPen }]

export const applyEntries: readonly MyEntry[] = [
  { id: 'applyCenter', label: 'apply.my', icon: ClipboardPen, to: applyLinks.list(), group: 'learning', order: 46 },
]
