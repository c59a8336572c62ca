import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { type ComponentProps, Suspense } from 'react'
import { withTexts } from '../../kernel/need-texts.ts'
import type { Slots } from '../../kernel/slots.ts'
import { Nothing } from '../../kernel/ui/missing.tsx'

/** When its code cannot be loaded, no button is shown. */
const LazyButton = lazyPart(
  withTexts('media', async () => (await import('./components/download-button.tsx')).DownloadButton),
  Nothing,
)

function DownloadButton(props: ComponentProps<NonNullable<Slots['DownloadButton']>>) {
  return (
    <Suspense>
      <LazyButton {...props} />
    </Suspense>
  )
}

/** The component that courses show. */
export const mediaParts: Pick<Slots, 'DownloadButton'> = { DownloadButton }
