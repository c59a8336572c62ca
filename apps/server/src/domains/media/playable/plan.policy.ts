import type { FailReason } from '@sands/rules/upload'
import type { Probed, ProbedVideo } from './probed.kind.ts'

const MAX_SECONDS = 12 * 3600
/** Larger pictures are refused: no ordinary video has them. */
const MAX_PIXELS = 8192 * 4608
const MAX_RATE = 30
/**
 * A segment is what a player loads at once. All qualities have key frames at the same moments, so that a player can
 * switch between them there.
 */
const SEGMENT_S = 4
const SOUND_BITRATE = 128_000
const LEAST_SOUND_BITRATE = 32_000
const THUMB_WIDTH = 160
const MAX_THUMBS = 100
const THUMB_EVERY_S = 2
const THUMB_COLUMNS = 10
const MAX_RENDITIONS = 3
/** A lower quality with fewer bits than this is not worth making. */
const LEAST_BITRATE = 150_000
/** Slightly below the source, because encoders do not hit the target exactly. */
const UNDER_SOURCE = 0.95

/** Named by the shorter side, as is usual. */
const LADDER = [
  { edge: 1080, bitrate: 4_500_000 },
  { edge: 720, bitrate: 2_500_000 },
  { edge: 480, bitrate: 1_200_000 },
  { edge: 360, bitrate: 700_000 },
] as const

export interface PlannedRendition {
  name: string
  width: number
  height: number
  /** Bits per second that the picture does not exceed for long. */
  bitrate: number
  profile: 'main' | 'high'
}

export interface PlannedVideo {
  /** Frames per second of every quality. */
  rate: { num: number; den: number }
  /** Frames between two key frames. */
  gop: number
  rotation: ProbedVideo['rotation']
  hdr: boolean
  /** Best first. */
  renditions: PlannedRendition[]
  thumbnails: { every: number; columns: number; width: number; height: number }
  /** Candidate moments for the poster, in seconds. */
  posterAt: number[]
}

export interface Plan {
  /** In seconds, as announced by the file. */
  duration: number
  video: PlannedVideo | null
  audio: { bitrate: number; sampleRate: number } | null
  /** Whether a waveform is drawn. */
  waveform: boolean
}

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2)

/** Never more than the source has: above the limit, frames are dropped evenly. */
function rateOf({ rate: { num, den } }: ProbedVideo): PlannedVideo['rate'] {
  const rate = num / den
  if (!(rate > 0) || rate > 1000) return { num: 25, den: 1 }
  return { num, den: den * Math.ceil(rate / (MAX_RATE + 0.1)) }
}

function sized({ width, height }: ProbedVideo, edge: number): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.min(width, height))
  const down = (value: number) => Math.min(even(value * scale), Math.max(2, Math.floor(value / 2) * 2))
  return { width: down(width), height: down(height) }
}

function renditionsOf(video: ProbedVideo): PlannedRendition[] {
  const edge = Math.min(video.width, video.height)
  const steps = LADDER.filter((step) => step.edge <= edge).slice(0, MAX_RENDITIONS)
  const wanted = steps.length > 0 ? steps : [{ edge, bitrate: LADDER.at(-1)?.bitrate ?? LEAST_BITRATE }]
  const source = video.bitrate > 0 ? video.bitrate * UNDER_SOURCE : Number.POSITIVE_INFINITY
  const best = sized(video, wanted[0]?.edge ?? edge)
  return wanted.flatMap((step, index) => {
    const size = sized(video, step.edge)
    const share = (size.width * size.height) / (best.width * best.height)
    const bitrate = Math.round(Math.min(step.bitrate, source * share ** 0.75))
    if (index > 0 && bitrate < LEAST_BITRATE) return []
    const profile = step.edge >= 720 ? 'high' : 'main'
    return [{ name: `${Math.min(size.width, size.height)}p`, ...size, bitrate, profile } as const]
  })
}

function thumbnailsOf({ width, height }: ProbedVideo, duration: number): PlannedVideo['thumbnails'] {
  const every = Math.max(THUMB_EVERY_S, Math.ceil(duration / MAX_THUMBS))
  const small = Math.min(1, THUMB_WIDTH / Math.max(width, height))
  return { every, columns: THUMB_COLUMNS, width: even(width * small), height: even(height * small) }
}

function videoOf(video: ProbedVideo, duration: number): PlannedVideo {
  const rate = rateOf(video)
  return {
    rate,
    gop: Math.max(1, Math.ceil((SEGMENT_S * rate.num) / rate.den)),
    rotation: video.rotation,
    hdr: video.hdr,
    renditions: renditionsOf(video),
    thumbnails: thumbnailsOf(video, duration),
    posterAt: [0.1, 0.25, 0.5, 0.02].map((share) => duration * share),
  }
}

function audioOf({ bitrate, sampleRate }: NonNullable<Probed['audio']>): NonNullable<Plan['audio']> {
  const wanted = bitrate > 0 ? Math.min(SOUND_BITRATE, bitrate) : SOUND_BITRATE
  return { bitrate: Math.max(LEAST_SOUND_BITRATE, wanted), sampleRate: sampleRate === 44_100 ? 44_100 : 48_000 }
}

/** Plans the outputs of a file before anything is made, or returns why nothing can be made. */
export function planOf({ duration, video, audio }: Probed): Plan | FailReason {
  if (!video && !audio) return 'no_picture_or_sound'
  if (duration > MAX_SECONDS) return 'too_long'
  if (!(duration > 0)) return 'unreadable'
  if (video && (video.width < 2 || video.height < 2)) return 'unreadable'
  if (video && video.width * video.height > MAX_PIXELS) return 'unsupported'
  if (video?.undecodable || audio?.undecodable) return 'unsupported'
  return {
    duration,
    video: video ? videoOf(video, duration) : null,
    audio: audio ? audioOf(audio) : null,
    waveform: !video,
  }
}
