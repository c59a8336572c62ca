import type { CourseItem } from '@sands/contract/course/course.model'
import type { Id } from '@sands/contract/kernel/schema'
import type { LearningProgress, LearningTerms } from '@sands/contract/study/learning.model'
import type { LearnType, UncountedReason } from '@sands/rules/study'
import type { CallError } from '../call/call-error.ts'
import type { OnPlayed } from '../player/place/played.ts'

/** Content that a person studies, its course, and its origin: a channel, or the training it is a task of. */
export interface ViewedContent {
  learnType: LearnType
  learnId: string
  courseId?: CourseItem['id'] | undefined
  channel?: number | undefined
  trainingId?: Id<'training'> | undefined
}

/**
 * `opening`: waiting for the server. `paused`: ready, and nothing plays. `counting`: playback is recorded. `stopped`:
 * playback is no longer recorded, see `stopReason`. `failed`: there is no viewing, see `error`.
 */
export type ViewingStatus = 'opening' | 'paused' | 'counting' | 'stopped' | 'failed'

/** The state of a viewing for screens. */
export interface ViewingView {
  readonly state: ViewingStatus
  readonly progress: LearningProgress | null
  readonly terms: LearningTerms | null
  /** Why the last stretch, or everything since, was not counted. */
  readonly stopReason: UncountedReason | null
  readonly error: CallError | null
  /** There was no user input for a long time: the screen asks whether the learner is there, `imHere` answers. */
  readonly askIfThere: boolean
  /**
   * The player has to stay paused: nobody answered the prompt, the person continues elsewhere, or nothing can be
   * recorded.
   */
  readonly isHalted: boolean
  /** There is no viewing because the server is unreachable. It is tried again automatically. */
  readonly isTrying: boolean
  /** Recorded updates wait on this device for a network. */
  readonly isWaiting: boolean
  /** A new object when the player has to go back to this place, in seconds, because nothing after it was recorded. */
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

/** One viewing of a content. */
export interface Viewing {
  readonly content: ViewedContent
  readonly get: () => ViewingView
  readonly subscribe: (listener: () => void) => () => void
  /**
   * For the players and viewers. For a picture set, `from` and `to` are the number of the picture, from 1; for a link
   * 1.
   */
  readonly onPlayed: OnPlayed
  readonly imHere: () => void
  /** Continues here with a new viewing; the other device stops. Also tries again after a failure. */
  readonly takeOver: () => void
  /** Sends the collected stretches. Resolves once the server has them, or they are stored on this device. */
  readonly flush: () => Promise<void>
  /** The screen is closed. Sound may play on: it counts until it ends. */
  readonly leave: () => void
  /** Another screen shows the same content again. */
  readonly comeBack: () => void
  readonly isOver: () => boolean
}
