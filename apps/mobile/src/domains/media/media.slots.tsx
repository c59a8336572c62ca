import { mediaLinks } from '@sands/contract/media/media.links'
import { canDownload } from '@sands/web/download/free-space'
import { Download } from 'lucide-react'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { MyEntry, Slots } from '../../kernel/slots.ts'

/** Where nothing can be kept there is nothing to list. */
export const mediaEntries: readonly MyEntry[] = canDownload()
  ? [
      {
        id: 'downloads',
        label: 'media.downloads',
        icon: Download,
        to: mediaLinks.downloads(),
        group: 'self',
        order: 40,
      },
    ]
  : []

const Nothing = () => null
/** Where its code does not come, there is nothing to download either. */
const LazyButton = lazy(() =>
  import('./components/download-button.tsx').then(
    (module) => ({ default: module.DownloadButton }),
    () => ({ default: Nothing }),
  ),
)

function DownloadButton(props: ComponentProps<NonNullable<Slots['DownloadButton']>>) {
  return (
    <Suspense>
      <LazyButton {...props} />
    </Suspense>
  )
}

/** What courses show of it. */
export const mediaParts: Pick<Slots, 'DownloadButton'> = { DownloadButton }
