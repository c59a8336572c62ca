import { reviewLinks } from '@sands/contract/review/review.links'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { School, Stamp } from 'lucide-react'
import { Suspense } from 'react'
import type { MyEntry } from '../../kernel/slots.ts'
import { Nothing } from '../../kernel/ui/missing.tsx'
import { PendingBadge } from '../../kernel/ui/pending-badge.tsx'

const Count = lazyPart(async () => (await import('./components/approval-count.tsx')).ApprovalCount, Nothing)

function ApprovalBadge() {
  return (
    <Suspense>
      <Count />
    </Suspense>
  )
}

export const reviewEntries: readonly MyEntry[] = [
  {
    id: 'teaching',
    label: 'review.teaching',
    icon: School,
    to: reviewLinks.teaching(),
    notBuilt: 'review.teaching_desktop',
    group: 'more',
    order: 20,
    shows: ({ teachingMgtLabel }) => teachingMgtLabel === 1,
    Badge: () => <PendingBadge name="teachingNumber" />,
  },
  {
    id: 'approvals',
    label: 'review.approvals',
    icon: Stamp,
    to: reviewLinks.approvals(),
    group: 'more',
    order: 35,
    Badge: ApprovalBadge,
  },
]
