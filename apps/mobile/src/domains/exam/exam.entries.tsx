import { examLinks } from '@sands/contract/exam/exam.links'
import { PencilLine } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'
import { PendingBadge } from '../../kernel/ui/pending-badge.tsx'

export const examEntries: readonly MyEntry[] = [
  {
    id: 'practice',
    label: 'exam.my_practice',
    icon: PencilLine,
    to: examLinks.practices(),
    group: 'learning',
    order: 20,
    Badge: () => <PendingBadge name="examAndPracticeNumber" />,
  },
]
