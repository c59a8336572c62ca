import { mediaLinks } from '@sands/contract/media/media.links'
import { canDownload } from '@sands/web/download/room'
import { Download } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'

/** Where nothing can be kept there is nothing to list. */
export const mediaEntries: readonly MyEntry[] = canDownload()
  ? [{ id: 'downloads', label: 'media.downloads', icon: Download, to: mediaLinks.downloads(), group: 'self' }]
  : []
