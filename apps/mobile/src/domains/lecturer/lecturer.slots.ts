import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import { GraduationCap } from 'lucide-react'
import { lazy } from 'react'
import type { HomeBlock, TabSlot } from '../../kernel/slots.ts'

export const lecturerTabs: readonly TabSlot[] = [
  { code: 'lecturer', path: lecturerLinks.centreTab(), icon: GraduationCap },
]

const LecturerBlock = lazy(async () => ({ default: (await import('./blocks/lecturer-block.tsx')).LecturerBlock }))

export const lecturerBlocks: readonly HomeBlock[] = [{ code: 'app-lecturer', Block: LecturerBlock, feed: 'person' }]
