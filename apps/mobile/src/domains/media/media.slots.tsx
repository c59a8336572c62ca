import { mediaLinks } from '@sands/contract/media/media.links'
import { canDownload } from '@sands/web/download/free-space'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { Download } from 'lucide-react'
import { type ComponentProps, Suspense } from 'react'
import { withTexts } from '../../kernel/need-texts.ts'
import type { MyEntry, Slots } from '../../kernel/slots.ts'
import { Nothing } from '../../kernel/ui/missing.tsx'

/** Without support for downloads there is no entry for them. */
export const mediaEntries: readonly MyEntry[] = canDownload()
  ? [
      {
        id: 'downloads',
        label: 'media.downloads',
        icon: Download,
        to: mediaLinks.downloads(),
        group: 'more',
        order: 40,
      },
    ]
  : []

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
