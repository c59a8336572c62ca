import { orgLinks } from '@sands/contract/org/org.links'
import { UserRound } from 'lucide-react'
import type { TabSlot } from '../../kernel/slots.ts'

export const orgTabs: readonly TabSlot[] = [{ code: 'mine', path: orgLinks.my(), icon: UserRound }]
