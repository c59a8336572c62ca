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
  /** The folder for the segments; each quality gets a subfolder with its name. */
  folder: string
  plan: Plan
  /** How many processor cores the conversion may use. */
  threads: number
  /** Reports how many seconds of the file are done. */
  onSeconds(seconds: number): void
}

export interface Converted {
  thumbnails: RawPicture[]
  /** The measured loudness from start to end. */
  waveform: number[] | null
  damage: Damage
}

/** Decodes and encodes media: the bundled library, or an FFmpeg program of the machine. */
export interface Converter {
  probe(path: string): Promise<Probed>
  /** The picture at a moment of a video, or the cover of an audio file; undefined when there is none. */
  still(path: string, choice: StillChoice): Promise<RawPicture | undefined>
  convert(conversion: Conversion): Promise<Converted>
}

export interface StillChoice {
  /** Undefined for the cover of an audio file. */
  video?: Pick<ProbedVideo, 'rotation' | 'hdr'> & { width: number; height: number }
  /** In seconds. */
  at: number
}

/** The file announces sound, but only pictures came out of it. */
export class NoSound extends Error {}

/** The only formats that are opened. Playlists and other formats that refer to other files are excluded. */
export const CONTAINERS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,asf,mp3,aac,wav,ogg,flac,amr,amrnb,amrwb'

export const ENCODING = { preset: 'veryfast', crf: 23 } as const
/** Segments end at key frames; this minimum only has to be shorter than their distance. */
const SHORTEST_S = 3.5

/** Options for writing segments, the same for library and program. */
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

/** The name of the only quality of an audio file. */
export const SOUND = 'sound'
