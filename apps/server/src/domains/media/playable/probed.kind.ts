/** The properties of the picture that a file announces. */
export interface ProbedVideo {
  /** As shown: upright, with square pixels. */
  width: number
  height: number
  /** Degrees by which the stored picture has to be turned clockwise. */
  rotation: 0 | 90 | 180 | 270
  /** Frames per second. */
  rate: { num: number; den: number }
  /** Bits per second; 0 when unknown. */
  bitrate: number
  /** High dynamic range: brighter than ordinary screens can show. */
  hdr: boolean
  /** The converter has no decoder for it. */
  undecodable: boolean
}

export interface ProbedAudio {
  bitrate: number
  sampleRate: number
  undecodable: boolean
}

export interface Probed {
  /** In seconds. */
  duration: number
  video: ProbedVideo | null
  audio: ProbedAudio | null
  /** Whether an audio file contains a cover picture. */
  cover: boolean
}
