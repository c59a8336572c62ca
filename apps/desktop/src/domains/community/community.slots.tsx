import type { ComponentProps } from 'react'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { Slots } from '../../kernel/slots.ts'
import { PartBoundary } from '../../kernel/ui/page/part-boundary.tsx'

const LazySourceBoard = lazyPage(() => import('./manage/source-board.tsx'), 'SourceBoard')

const SourceBoard = (props: ComponentProps<typeof LazySourceBoard>) => (
  <PartBoundary quiet coming={null}>
    <LazySourceBoard {...props} />
  </PartBoundary>
)

export const communityParts = { SourceBoard } satisfies Partial<Slots>
