import type { SeekThumbnails } from '@sands/contract/media/media.model'

/** The thumbnail of a moment, and its position in the sprite image. */
export function thumbnailAt({ columns, count, every, width, height }: SeekThumbnails, seconds: number) {
  const index = Math.min(Math.max(0, Math.floor(seconds / every)), count - 1)
  return { x: (index % columns) * width, y: Math.floor(index / columns) * height }
}
