/** What a file says of its picture. */
export interface ProbedVideo {
  /** As it is shown: upright, with square pixels. */
  width: number
  height: number
  /** Degrees by which the stored picture has to be turned clockwise. */
  rotation: 0 | 90 | 180 | 270
  /** Frames per second. */
  rate: { num: number; den: number }
  /** Bits per second; 0 when it does not say. */
  bitrate: number
  /** Brighter than screens without it can show. */
  hdr: boolean
  /** Nobody here can decode it. */
  undecodable: boolean
}

export interface ProbedAudio {
  bitrate: number
  sampleRate: number
  undecodable: boolean
}

export interface Probed {
  /** Seconds. */
  duration: number
  video: ProbedVideo | null
  audio: ProbedAudio | null
  /** Whether a sound brings a picture along. */
  cover: boolean
}
