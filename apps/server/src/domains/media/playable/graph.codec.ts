import type { StillChoice } from './converter.kind.ts'
import type { Plan, PlannedVideo, Trim } from './plan.policy.ts'

/** The sample rate for measuring the loudness. */
export const WAVE_RATE = 8000

const TURNS = { 0: [], 90: ['transpose=clock'], 180: ['hflip', 'vflip'], 270: ['transpose=cclock'] } as const
/** Converts HDR colours to those of ordinary screens. */
const TO_SDR = [
  'zscale=t=linear:npl=100',
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
]

/** A picture that is stored on its side has width and height swapped before it is turned. */
function partial({ rotation }: Pick<PlannedVideo, 'rotation'>, { width, height }: { width: number; height: number }) {
  return rotation === 90 || rotation === 270 ? { width: height, height: width } : { width, height }
}

/** Scales and turns a stored picture to how it is shown. */
function uprightFilters(video: Pick<PlannedVideo, 'rotation' | 'hdr'>, size: { width: number; height: number }) {
  const { width, height } = partial(video, size)
  return [
    `scale=${width}:${height}:flags=bicubic`,
    'setsar=1',
    ...(video.hdr ? TO_SDR : []),
    'format=yuv420p',
    ...TURNS[video.rotation],
  ]
}

const COVER_EDGE = 1000

/** The filters for a single picture in red, green and blue. */
export const stillFilters = ({ video }: StillChoice): string =>
  (video
    ? [...uprightFilters(video, video), 'format=rgb24']
    : [`scale=w='min(${COVER_EDGE},iw)':h=-2`, 'format=rgb24']
  ).join(',')

/** Filters that let a part through, and let it begin at zero. */
const partFilters = (trim: Trim | null, { cut, times }: { cut: string; times: string }): string[] =>
  trim ? [`${cut}=start=${trim.start}:end=${trim.end}`, `${times}=PTS-STARTPTS`] : []

/** One picture as input; every quality and the thumbnails as outputs: `v0`, `v1`, … and `thumbs`. */
export function videoGraph(video: PlannedVideo): string {
  const [best, ...others] = video.renditions
  if (!best) throw new Error('the video has no rendition')
  const { rate, thumbnails } = video
  const outputs = video.renditions.map((_, index) => `[${index === 0 ? 'v0' : `s${index}`}]`).join('')
  const base = [
    ...partFilters(video.trim, { cut: 'trim', times: 'setpts' }),
    'yadif=deint=interlaced',
    `fps=fps=${rate.num}/${rate.den}:start_time=0`,
    ...uprightFilters(video, best),
    `split=${video.renditions.length + 1}`,
  ]
  return [
    `[in]${base.join(',')}${outputs}[small]`,
    ...others.map(({ width, height }, index) => `[s${index + 1}]scale=${width}:${height}:flags=bicubic[v${index + 1}]`),
    `[small]fps=fps=1/${thumbnails.every},scale=${thumbnails.width}:${thumbnails.height},format=rgb24[thumbs]`,
  ].join(';')
}

/** Outputs: `a` is stored, `wave` is measured. */
export function audioGraph({ audio, waveform, trim }: Plan): string {
  const part = partFilters(trim, { cut: 'atrim', times: 'asetpts' })
  const rate = audio?.sampleRate ?? 48_000
  const stored = `aresample=${rate}:async=1:first_pts=0,aformat=sample_fmts=fltp:channel_layouts=stereo`
  if (!waveform) return `[in]${[...part, stored].join(',')}[a]`
  const seen = `aresample=${WAVE_RATE},aformat=sample_fmts=s16:channel_layouts=mono`
  return `[in]${[...part, 'asplit=2'].join(',')}[x][y];[x]${stored}[a];[y]${seen}[wave]`
}
