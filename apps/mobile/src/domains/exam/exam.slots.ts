import { PencilLine } from 'lucide-react'
import type { TabSlot } from '../../kernel/slots.ts'

export const examTabs: readonly TabSlot[] = [{ code: 'exam', path: '/examPractiseTab', icon: PencilLine }]
