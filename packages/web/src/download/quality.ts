import type { Playable } from '@sands/contract/media/media.model'
import { readVariants, type Variant } from './playlist.ts'

export interface Quality {
  /** The shorter side of the picture, which people call the quality. 0 for audio. */
  height: number
  /** Approximate size in bytes. */
  bytes: number
}

interface Screen {
  width: number
  height: number
  pixelRatio: number
}

/** A resolution up to a tenth below that of the screen looks the same. */
const NEARLY = 0.9
/** The bit rate of audio, when the playlist has none. */
const SOUND_BITS = 128_000

const bytesOf = (bandwidth: number, duration: number) => Math.ceil((bandwidth * duration) / 8)

const linesOf = ({ width, height }: Pick<Variant, 'width' | 'height'>) => Math.min(width, height)

/** The qualities of a file, best first. */
export function qualitiesOf(playlist: string, { duration, hlsUrl, ...video }: Playable): Quality[] {
  const variants = readVariants(playlist, hlsUrl)
  if (variants.length === 0)
    return [{ height: Math.min(video.videoWidth, video.videoHeight), bytes: bytesOf(SOUND_BITS, duration) }]
  return variants
    .map((one) => ({ height: linesOf(one), bytes: bytesOf(one.bandwidth, duration) }))
    .toSorted((a, b) => b.height - a.height || b.bytes - a.bytes)
}

/** The smallest quality that is sharp on this screen in its usual orientation, or else the best one. */
export function usualQuality(
  qualities: readonly Quality[],
  { width, height, pixelRatio }: Screen,
): Quality | undefined {
  const across = Math.min(width, height) * pixelRatio
  // Qualities are named by height; the width of a portrait screen shows the longer side of the video.
  const wanted = ((across * 9) / 16) * NEARLY
  return qualities.findLast((quality) => quality.height >= wanted) ?? qualities[0]
}

/** The quality closest to the chosen one: the available qualities may have changed. */
export function variantFor(variants: readonly Variant[], { height }: Pick<Quality, 'height'>): Variant | undefined {
  return variants.toSorted((a, b) => Math.abs(linesOf(a) - height) - Math.abs(linesOf(b) - height))[0]
}
