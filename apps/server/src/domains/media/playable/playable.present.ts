import type { Playable } from '@sands/contract/media/media.model'
import { FILE_STATUS } from '@sands/rules/upload'
import type { Addresses } from '../address.codec.ts'
import type { StoredCaption } from '../library/caption.repo.ts'
import type { FileRow } from '../media.repo.ts'

/** Null until the file is ready, and for anything but video and audio. */
export function presentPlayable(
  row: FileRow,
  captions: readonly StoredCaption[],
  addresses: Addresses,
): Playable | null {
  if (row.status !== FILE_STATUS.ready || !row.made) return null
  const { thumbnails, waveform } = row.made
  return {
    duration: row.duration,
    videoWidth: row.width,
    videoHeight: row.height,
    hlsUrl: addresses.forFile(row, 'hls'),
    thumbnails: thumbnails && { url: addresses.forFile(row, 'thumbs'), ...thumbnails },
    waveform,
    captions: captions.map(({ language, label, file }) => ({
      language,
      label,
      url: addresses.forFile(file, 'original'),
    })),
  }
}
