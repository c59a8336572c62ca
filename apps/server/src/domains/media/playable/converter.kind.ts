import type { Damage } from './damage.codec.ts'
import type { Plan } from './plan.policy.ts'
import type { Probed, ProbedVideo } from './probed.kind.ts'

/** Rows of red, green and blue. */
export interface RawPicture {
  width: number
  height: number
  data: Buffer
}

export interface Conversion {
  path: string
  /** Where the segments of each quality go, in a folder with its name. */
  folder: string
  plan: Plan
  /** Processor cores it may take. */
  threads: number
  /** Seconds of the file that are done. */
  onSeconds(seconds: number): void
}

export interface Converted {
  thumbnails: RawPicture[]
  /** Loudness from beginning to end, as it was measured. */
  waveform: number[] | null
  damage: Damage
}

/** Whatever takes media apart and puts it together again: the library that comes along, or a program of the machine. */
export interface Converter {
  probe(path: string): Promise<Probed>
  /** The picture at a moment of a video, or the one that a sound brings along; undefined when there is none. */
  still(path: string, choice: StillChoice): Promise<RawPicture | undefined>
  convert(conversion: Conversion): Promise<Converted>
}

export interface StillChoice {
  /** Undefined for the picture that a sound brings along. */
  video?: Pick<ProbedVideo, 'rotation' | 'hdr'> & { width: number; height: number }
  /** Seconds. */
  at: number
}

/** The pictures of a film came without any sound, though the file says there is some. */
export class NoSound extends Error {}

/** The only kinds of file that are opened. Lists of other files, and whatever leads out of the file, are none of them. */
export const CONTAINERS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,asf,mp3,aac,wav,ogg,flac,amr,amrnb,amrwb'

export const ENCODING = { preset: 'veryfast', crf: 23 } as const
/** Segments end where a picture of its own begins; this only has to be less than that. */
const SHORTEST_S = 3.5

/** How segments are written, the same for both. */
export const segmentOptions = (folder: string): Readonly<Record<string, string>> => ({
  hls_time: String(SHORTEST_S),
  hls_list_size: '0',
  hls_playlist_type: 'vod',
  hls_segment_type: 'fmp4',
  hls_flags: 'independent_segments',
  hls_fmp4_init_filename: 'init.mp4',
  hls_segment_filename: `${folder}/%d.m4s`,
})
export const LIST = 'list.m3u8'

/** The name of the only quality of a sound. */
export const SOUND = 'sound'
