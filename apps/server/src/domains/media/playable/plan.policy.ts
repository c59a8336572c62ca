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
/** A shorter part is not converted by itself. */
const LEAST_TRIM_S = 0.5
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

/** A part of a file, in seconds. */
export interface Trim {
  start: number
  end: number
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
  /** The part that is converted; null means all of it. */
  trim: Trim | null
  /** Candidate moments for the poster, in seconds of the file. */
  posterAt: number[]
}

export interface Plan {
  /** In seconds, as announced by the file, or of the part that is converted. */
  duration: number
  /** In seconds, of the whole file. */
  source: number
  /** The part that is converted; null means all of it. */
  trim: Trim | null
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

function videoOf(video: ProbedVideo, duration: number, trim: Trim | null): PlannedVideo {
  const rate = rateOf(video)
  return {
    rate,
    gop: Math.max(1, Math.ceil((SEGMENT_S * rate.num) / rate.den)),
    rotation: video.rotation,
    hdr: video.hdr,
    renditions: renditionsOf(video),
    thumbnails: thumbnailsOf(video, duration),
    trim,
    posterAt: [0.1, 0.25, 0.5, 0.02].map((share) => (trim?.start ?? 0) + duration * share),
  }
}

function audioOf({ bitrate, sampleRate }: NonNullable<Probed['audio']>): NonNullable<Plan['audio']> {
  const wanted = bitrate > 0 ? Math.min(SOUND_BITRATE, bitrate) : SOUND_BITRATE
  return { bitrate: Math.max(LEAST_SOUND_BITRATE, wanted), sampleRate: sampleRate === 44_100 ? 44_100 : 48_000 }
}

/** The part of the file that is converted; null for all of it. */
function partOf(source: number, wanted: Trim | null): Trim | null {
  if (!wanted) return null
  const start = Math.max(0, wanted.start)
  const end = Math.min(source, wanted.end)
  return end - start < LEAST_TRIM_S || (start === 0 && end === source) ? null : { start, end }
}

/** Plans the outputs of a file before anything is made, or returns why nothing can be made. */
export function planOf({ duration: source, video, audio }: Probed, wanted: Trim | null = null): Plan | FailReason {
  const trim = partOf(source, wanted)
  const duration = trim ? trim.end - trim.start : source
  if (!video && !audio) return 'no_picture_or_sound'
  if (source > MAX_SECONDS) return 'too_long'
  if (!(duration > 0)) return 'unreadable'
  if (video && (video.width < 2 || video.height < 2)) return 'unreadable'
  if (video && video.width * video.height > MAX_PIXELS) return 'unsupported'
  if (video?.undecodable || audio?.undecodable) return 'unsupported'
  return {
    duration,
    source,
    trim,
    video: video ? videoOf(video, duration, trim) : null,
    audio: audio ? audioOf(audio) : null,
    waveform: !video,
  }
}
