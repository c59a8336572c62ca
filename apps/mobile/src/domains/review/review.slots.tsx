import { reviewLinks } from '@sands/contract/review/review.links'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Stamp } from 'lucide-react'
import { Suspense } from 'react'
import type { MyEntry } from '../../kernel/slots.ts'
import { Nothing } from '../../kernel/ui/missing.tsx'

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
    id: 'approvals',
    label: 'review.approvals',
    icon: Stamp,
    to: reviewLinks.approvals(),
    group: 'more',
    order: 35,
    Badge: ApprovalBadge,
  },
]
