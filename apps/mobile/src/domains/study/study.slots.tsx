import { studyLinks } from '@sands/contract/study/study.links'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { ListChecks } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { withTexts } from '../../kernel/need-texts.ts'
import type { HomeBlock, Slots, TabSlot } from '../../kernel/slots.ts'
import { Nothing } from '../../kernel/ui/missing.tsx'
import { TaskTabBadge } from './components/task-tab-badge.tsx'
import { TilesSkeleton } from './components/tiles-skeleton.tsx'

const Tiles = lazyPart(
  withTexts('study', async () => (await import('./components/study-tiles.tsx')).StudyTiles),
  Nothing,
)

function StudyTiles() {
  return (
    <Suspense fallback={<TilesSkeleton />}>
      <Tiles />
    </Suspense>
  )
}

const loadBlock = withTexts('study', async () => (await import('./components/task-block.tsx')).TaskBlock)
const TaskBlock = lazy(async () => ({ default: await loadBlock() }))

export const studyBlocks: readonly HomeBlock[] = [{ code: 'app-learn-task', Block: TaskBlock, feed: 'tile' }]

export const studyTabs: readonly TabSlot[] = [
  { code: 'task', path: studyLinks.taskTab(), icon: ListChecks, Badge: TaskTabBadge },
]

export const studyParts = { StudyTiles } satisfies Partial<Slots>
