import { faceLinks } from '@sands/contract/face/face.links'
import { Presentation } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'
import { PendingBadge } from '../../kernel/ui/pending-badge.tsx'

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
