import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { SeatStatus } from '@sands/rules/face/seat'

declare module '../../kernel/events.ts' {
  interface Events {
    /** Seats of a session have changed. Tasks of projects, points and certificates follow from it. */
    'face.seats-changed': {
      sessionId: Id<'face'>
      collegeId: CollegeId
      seats: readonly { userId: UserId; status: SeatStatus }[]
      /** The session is over and missing people are marked; before that a day may follow that changes everything. */
      isFinal: boolean
      at: Date
    }
  }
}
