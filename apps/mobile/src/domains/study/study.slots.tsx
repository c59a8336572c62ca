import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Suspense } from 'react'
import { withTexts } from '../../kernel/need-texts.ts'
import type { Slots } from '../../kernel/slots.ts'
import { Nothing } from '../../kernel/ui/missing.tsx'
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

export const studyParts = { StudyTiles } satisfies Partial<Slots>
