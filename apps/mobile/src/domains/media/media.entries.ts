import { mediaLinks } from '@sands/contract/media/media.links'
import { canDownload } from '@sands/web/download/free-space'
import { Download } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'

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
