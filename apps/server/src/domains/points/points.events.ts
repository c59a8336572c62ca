import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { EarningType } from '@sands/rules/points/points'

/** What a person did that may earn points. */
export interface Occurrence {
  type: EarningType
  userId: UserId
  collegeId: CollegeId
  /** Unique for the person and type: the same cause earns once. */
  cause: string
  /** The points that the content sets, for types whose points authors set. */
  own?: number | undefined
  /** The content that entries show, by its kind in the content registry. */
  content?: { kind: string; id: string } | undefined
  at: Date
}

declare module '../../kernel/events.ts' {
  interface Events {
    /**
     * Something happened that may earn points. A domain with an event of its own that `earning-sources.events.ts` lists
     * does not send this one.
     */
    'points.deserved': Occurrence
    /** The cause was taken back: points that it earned are taken back too. */
    'points.forfeited': Pick<Occurrence, 'type' | 'userId' | 'collegeId' | 'cause' | 'at'>
  }
}
