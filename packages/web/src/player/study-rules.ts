/** What a player has to do for the sake of honest study time. */
export interface StudyRules {
  /** Seconds: farther ahead nobody may go before the part in between was seen. */
  seekLimit?: number | undefined
  /** True keeps it still: nobody is there, or the person goes on elsewhere. */
  isHalted?: boolean
  /** A new object sends the player back to there: what came after was not recorded. */
  setBack?: { to: number } | null
}
