import { trainingLinks } from '@sands/contract/training/training.links'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Route } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { withTexts } from '../../kernel/need-texts.ts'
import type { Slots, TabSlot } from '../../kernel/slots.ts'
import { Nothing } from '../../kernel/ui/missing.tsx'

const LazyPanel = lazyPart(
  withTexts('training', async () => (await import('./components/task-panel.tsx')).TaskPanel),
  Nothing,
)

function TaskPanel({ instead }: { instead: ReactNode }) {
  return (
    <Suspense>
      <LazyPanel instead={instead} />
    </Suspense>
  )
}

export const trainingTabs: readonly TabSlot[] = [{ code: 'project', path: trainingLinks.mineTab(), icon: Route }]

export const trainingParts = { TaskPanel } satisfies Partial<Slots>
