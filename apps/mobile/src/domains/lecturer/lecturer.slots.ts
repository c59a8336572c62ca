import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import { GraduationCap } from 'lucide-react'
import type { TabSlot } from '../../kernel/slots.ts'

export const lecturerTabs: readonly TabSlot[] = [
  { code: 'lecturer', path: lecturerLinks.centreTab(), icon: GraduationCap },
]
