/** A stretch of something that was really played or looked at, as study time is counted from it. */
export interface Played {
  fileId: string
  kind: 'video' | 'audio' | 'document' | 'image'
  /** Seconds within the medium; of a document the page, from and to. */
  from: number
  to: number
  /** Speed, 1 for what has none. */
  rate: number
  /** Seconds on the clock. */
  seconds: number
  /** Whether a person could see it: the app in front, at least half of the player on the screen. Sound counts without. */
  visible: boolean
  /** When it began, by the clock of the device. */
  at: string
}

/** Every player and viewer tells what was played through this one door: in short stretches while it runs, and at once when it stops. */
export type OnPlayed = (played: Played) => void
