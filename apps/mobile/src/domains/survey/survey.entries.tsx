import { surveyLinks } from '@sands/contract/survey/survey.links'
import { ClipboardList } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'
import { PendingBadge } from '../../kernel/ui/pending-badge.tsx'

export const surveyEntries: readonly MyEntry[] = [
  {
    id: 'survey',
    label: 'survey.title',
    icon: ClipboardList,
    to: surveyLinks.mine(),
    group: 'learning',
    order: 40,
    Badge: () => <PendingBadge name="investigationNumber" />,
  },
]
