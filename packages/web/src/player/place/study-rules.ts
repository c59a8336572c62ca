/** What a player has to do for the sake of honest study time. */
export interface StudyRules {
  /** Under which name this device keeps where the person is. Without one that is the file's, whatever it is part of. */
  placeKey?: string | undefined
  /** Nothing of it was seen yet: it begins at its beginning, whatever this device remembers. */
  isFresh?: boolean
  /** Where the person wants to begin now: seconds of a medium, or the number of a page. */
  sentTo?: number | undefined
  /** Seconds: farther ahead nobody may go before the part in between was seen. */
  seekLimit?: number | undefined
  /** True keeps it still: nobody is there, or the person goes on elsewhere. */
  isHalted?: boolean
  /** A new object sends the player back to there: what came after was not recorded. */
  setBack?: { to: number } | null
}
