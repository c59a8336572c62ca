import { faceLinks } from '@sands/contract/face/face.links'
import { Presentation } from 'lucide-react'
import type { MyEntry, TabSlot } from '../../kernel/slots.ts'
import { PendingBadge } from '../../kernel/ui/pending-badge.tsx'

export const faceTabs: readonly TabSlot[] = [{ code: 'offlineTrain', path: faceLinks.listTab(), icon: Presentation }]

export const faceEntries: readonly MyEntry[] = [
  {
    id: 'faceTeaching',
    label: 'face.my',
    icon: Presentation,
    to: faceLinks.list(),
    group: 'learning',
    order: 45,
    Badge: () => <PendingBadge name="faceNumber" />,
  },
]
