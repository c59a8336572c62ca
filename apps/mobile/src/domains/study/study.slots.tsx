import { lazy, Suspense } from 'react'
import type { Slots } from '../../kernel/slots.ts'
import { TilesSkeleton } from './components/tiles-skeleton.tsx'

const Tiles = lazy(async () => ({ default: (await import('./components/study-tiles.tsx')).StudyTiles }))

function StudyTiles() {
  return (
    <Suspense fallback={<TilesSkeleton />}>
      <Tiles />
    </Suspense>
  )
}

export const studyParts = { StudyTiles } satisfies Partial<Slots>
