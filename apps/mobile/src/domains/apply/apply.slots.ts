import { applyLinks } from '@sands/contract/apply/apply.links'
import { PenLine } from 'lucide-react'
import type { TabSlot } from '../../kernel/slots.ts'

export const applyTabs: readonly TabSlot[] = [{ code: 'signUp', path: applyLinks.listTab(), icon: PenLine }]
