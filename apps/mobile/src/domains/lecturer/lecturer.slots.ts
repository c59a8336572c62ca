import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { GraduationCap, UserRound } from 'lucide-react'
import { lazy } from 'react'
import type { ContentSlot, HomeBlock, TabSlot } from '../../kernel/slots.ts'

export const lecturerTabs: readonly TabSlot[] = [
  { code: 'lecturer', path: lecturerLinks.centreTab(), icon: GraduationCap },
]

const LecturerBlock = lazy(async () => ({ default: (await import('./blocks/lecturer-block.tsx')).LecturerBlock }))

export const lecturerBlocks: readonly HomeBlock[] = [{ code: 'app-lecturer', Block: LecturerBlock, feed: 'person' }]

export const lecturerContents: readonly ContentSlot[] = [
  {
    module: SOCIAL_MODULES.lecturer,
    one: 'lecturer.one_lecturer',
    many: 'lecturer.kind_lecturer',
    icon: UserRound,
    round: true,
  },
]
