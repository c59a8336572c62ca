import type { Playable } from '@sands/contract/media/media.model'
import { readVariants, type Variant } from './playlist.ts'

export interface Quality {
  /** What people call it by: the shorter side of the picture, however it is held. 0 for sound alone. */
  height: number
  /** About so many bytes. */
  bytes: number
}

interface Screen {
  width: number
  height: number
  pixelRatio: number
}

/** A tenth less than the screen has is not seen. */
const NEARLY = 0.9
/** Sound alone, when the playlist says nothing. */
const SOUND_BITS = 128_000

const bytesOf = (bandwidth: number, duration: number) => Math.ceil((bandwidth * duration) / 8)

const linesOf = ({ width, height }: Pick<Variant, 'width' | 'height'>) => Math.min(width, height)

/** The sizes of a file, the best first. */
export function qualitiesOf(playlist: string, { duration, hlsUrl, ...video }: Playable): Quality[] {
  const variants = readVariants(playlist, hlsUrl)
  if (variants.length === 0)
    return [{ height: Math.min(video.videoWidth, video.videoHeight), bytes: bytesOf(SOUND_BITS, duration) }]
  return variants
    .map((one) => ({ height: linesOf(one), bytes: bytesOf(one.bandwidth, duration) }))
    .toSorted((a, b) => b.height - a.height || b.bytes - a.bytes)
}

/** The smallest that is sharp on this screen as one usually holds it; the best there is when none is. */
export function usualQuality(
  qualities: readonly Quality[],
  { width, height, pixelRatio }: Screen,
): Quality | undefined {
  const across = Math.min(width, height) * pixelRatio
  // Sizes are told by their height; upright, the width of the screen shows the longer side.
  const wanted = ((across * 9) / 16) * NEARLY
  return qualities.findLast((quality) => quality.height >= wanted) ?? qualities[0]
}

/** What comes nearest to what was chosen: sizes may have changed since. */
export function variantFor(variants: readonly Variant[], { height }: Pick<Quality, 'height'>): Variant | undefined {
  return variants.toSorted((a, b) => Math.abs(linesOf(a) - height) - Math.abs(linesOf(b) - height))[0]
}
