/** What a player has to do so that study time is counted correctly. */
export interface StudyRules {
  /** The key under which this device stores the place. The default is the file's own key. */
  placeKey?: string | undefined
  /** Nothing was seen yet: playback starts at the beginning, whatever this device has stored. */
  isFresh?: boolean
  /** The place where the person wants to start: seconds of a medium, or a page number. */
  sentTo?: number | undefined
  /** In seconds: seeking beyond it requires seeing the part in between first. */
  seekLimit?: number | undefined
  /** True keeps playback paused: nobody is there, or the person continues on another device. */
  isHalted?: boolean
  /** Called when somebody starts the player while it is halted. Without it the player starts and nothing is recorded. */
  onPlayHalted?: (() => void) | undefined
  /** A new object moves the player back to this place, because nothing after it was recorded. */
  setBack?: { to: number } | null
}
