export { CONTENT_TYPES, type ContentType, opensInRoll } from './content-type.ts'

/** A normal board, or one for short videos. */
export const BOARD_TYPES = { normal: 1, shortVideo: 2 } as const
export type BoardType = (typeof BOARD_TYPES)[keyof typeof BOARD_TYPES]

/** What a board belongs to; a board of the community itself has no source. */
export const BOARD_SOURCES = { exam: 100, training: 101, face: 102, course: 103 } as const
export type BoardSource = (typeof BOARD_SOURCES)[keyof typeof BOARD_SOURCES]

/** Types of attachments on the wire. */
export const ATTACHMENT_TYPES = { picture: 1, video: 2, document: 3 } as const
export type AttachmentType = (typeof ATTACHMENT_TYPES)[keyof typeof ATTACHMENT_TYPES]

/** Orders of the feed. */
export const FEED_SORTS = { newest: 0, hot: 1, following: 2 } as const
export type FeedSort = (typeof FEED_SORTS)[keyof typeof FEED_SORTS]

/** `all` boards together, or one board. */
export const PIN_SCOPES = { all: 1, board: 2 } as const
export type PinScope = (typeof PIN_SCOPES)[keyof typeof PIN_SCOPES]

/** The numbers of the community page. */
export const COLUMNS_SHOWN = 6
export const COLUMNS_LOADED = 18
export const PINS_LOADED = 5
export const FEED_PAGE = 20
/** Pages of the feed on the home page. */
export const HOME_FEED_PAGE = 12
/** Pins in one place; a further one replaces nothing and is refused. */
export const MOST_PINS = 20

/** `review` waits for a moderator and `refused` was sent back; the author sees both, other people see neither. */
export const CONTENT_STATES = ['review', 'published', 'refused', 'hidden', 'deleted'] as const
export type ContentState = (typeof CONTENT_STATES)[number]

export const CONTENT_STEPS = ['approve', 'refuse', 'hide', 'restore', 'hold', 'resubmit', 'delete'] as const
export type ContentStep = (typeof CONTENT_STEPS)[number]

interface Transition {
  readonly from: readonly ContentState[]
  readonly step: ContentStep
  readonly to: ContentState
}

const CONTENT_TRANSITIONS: readonly Transition[] = [
  { from: ['review'], step: 'approve', to: 'published' },
  { from: ['review'], step: 'refuse', to: 'refused' },
  { from: ['published'], step: 'hide', to: 'hidden' },
  { from: ['hidden'], step: 'restore', to: 'published' },
  // An author has changed published or refused content, and the change needs a moderator.
  { from: ['published', 'refused', 'review'], step: 'hold', to: 'review' },
  { from: ['refused', 'review', 'published'], step: 'resubmit', to: 'published' },
  { from: ['review', 'published', 'refused', 'hidden'], step: 'delete', to: 'deleted' },
]

/** The state after a step; undefined when the state does not allow it. */
export const contentStateAfter = (state: ContentState, step: ContentStep): ContentState | undefined =>
  CONTENT_TRANSITIONS.find((transition) => transition.step === step && transition.from.includes(state))?.to

/** An author may not change what a moderator has hidden: the change could not be seen by anybody. */
export const mayEdit = (state: ContentState): boolean => contentStateAfter(state, 'hold') !== undefined
