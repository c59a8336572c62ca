import { trainingLinks } from '@sands/contract/training/training.links'
import { Route } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'
import { PendingBadge } from '../../kernel/ui/pending-badge.tsx'

export const trainingEntries: readonly MyEntry[] = [
  {
    id: 'myTraining',
    label: 'training.my',
    icon: Route,
    to: trainingLinks.mine(),
    group: 'learning',
    order: 15,
    Badge: () => <PendingBadge name="trainingNumber" />,
  },
]
