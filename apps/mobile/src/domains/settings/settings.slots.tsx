import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Suspense } from 'react'
import { withTexts } from '../../kernel/need-texts.ts'
import type { ShareProps, Slots } from '../../kernel/slots.ts'
import { MissingSheet } from '../../kernel/ui/missing.tsx'

const LazyShare = lazyPart(
  withTexts('settings', async () => (await import('./components/share-sheet.tsx')).ShareSheet),
  MissingSheet,
)

function ShareSheet(props: ShareProps) {
  return (
    <Suspense>
      <LazyShare {...props} />
    </Suspense>
  )
}

export const settingsParts = { ShareSheet } satisfies Partial<Slots>
