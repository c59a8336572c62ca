import type { CourseItem } from '@sands/contract/course/course.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { LearningProgress, LearningTerms } from '@sands/contract/study/learning.model'
import type { LearnType, UncountedReason } from '@sands/rules/study'
import type { CallError } from '../call/call-error.ts'
import type { OnPlayed } from '../player/place/played.ts'

/** Something a person studies, the course they came from, and how they came there: a channel, a training whose task it is. */
export interface ViewedContent {
  learnType: LearnType
  learnId: string
  courseId?: CourseItem['id'] | undefined
  channel?: number | undefined
  trainingId?: Id<'training'> | undefined
}

/**
 * `opening`: the server is being asked. `paused`: ready, and nothing plays. `counting`: what plays is recorded. `stopped`:
 * it is not recorded any more, `stopReason` says why. `failed`: there is no viewing, `error` says why.
 */
export type ViewingStatus = 'opening' | 'paused' | 'counting' | 'stopped' | 'failed'

/** What a screen shows of a viewing. */
export interface ViewingView {
  readonly state: ViewingStatus
  readonly progress: LearningProgress | null
  readonly terms: LearningTerms | null
  /** Why the last stretch, or everything since, was not recorded. */
  readonly stopReason: UncountedReason | null
  readonly error: CallError | null
  /** Nobody has touched anything for long: the screen asks whether somebody is there, `imHere` answers. */
  readonly askIfThere: boolean
  /** The player has to stand still: nobody answered, the person goes on elsewhere, or nothing could be recorded. */
  readonly isHalted: boolean
  /** There is no viewing because the server cannot be reached. It is asked again by itself. */
  readonly isTrying: boolean
  /** What is recorded waits on this device for a network. */
  readonly isWaiting: boolean
  /** A new object when the player has to go back to there, in seconds: what it played since was not recorded. */
  readonly setBack: { readonly to: number } | null
}

export const NO_VIEW: ViewingView = {
  state: 'opening',
  progress: null,
  terms: null,
  stopReason: null,
  error: null,
  askIfThere: false,
  isHalted: false,
  isTrying: false,
  isWaiting: false,
  setBack: null,
}

/** One sitting with a thing. */
export interface Viewing {
  readonly content: ViewedContent
  readonly get: () => ViewingView
  readonly subscribe: (listener: () => void) => () => void
  /** For the players and viewers. Of a set of pictures `from` and `to` are the number of the picture, from 1; of a link 1. */
  readonly onPlayed: OnPlayed
  readonly imHere: () => void
  /** Goes on here with a viewing of its own; the other device stops. Also tries again what failed. */
  readonly takeOver: () => void
  /** Sends what was collected so far. Resolves once the server has it, or it waits safely on this device. */
  readonly flush: () => Promise<void>
  /** The screen is closed. Sound may play on: it counts until it ends. */
  readonly leave: () => void
  /** Another screen shows the same thing again. */
  readonly comeBack: () => void
  readonly isOver: () => boolean
}
