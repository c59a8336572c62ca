import { surveyLinks } from '@sands/contract/survey/survey.links'
import { ClipboardList } from 'lucide-react'
import type { MyEntry, TabSlot } from '../../kernel/slots.ts'
import { PendingBadge } from '../../kernel/ui/pending-badge.tsx'

export const surveyTabs: readonly TabSlot[] = [{ code: 'survey', path: surveyLinks.mineTab(), icon: ClipboardList }]

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
