/** A stretch that was actually played or viewed, from which study time is counted. */
export interface Played {
  fileId: string
  kind: 'video' | 'audio' | 'document' | 'image'
  /** Seconds within the medium; for a document the page number. */
  from: number
  to: number
  /** Playback speed; 1 for content without one. */
  rate: number
  /** Elapsed seconds of real time. */
  seconds: number
  /**
   * Whether a person could see it: the app is in the foreground and at least half of the player is visible. Sound
   * counts without being visible.
   */
  visible: boolean
  /** When it began, by the clock of the device. */
  at: string
}

/**
 * Every player and viewer reports through this callback: in short stretches during playback, and at once when it stops.
 */
export type OnPlayed = (played: Played) => void
