/** Who may publish on a board. */
export const POST_POLICIES = ['everyone', 'moderators', 'nobody'] as const
export type PostPolicy = (typeof POST_POLICIES)[number]

/** Which content of a board waits for a moderator before other people see it. */
export const REVIEW_MODES = ['none', 'newcomers', 'all'] as const
export type ReviewMode = (typeof REVIEW_MODES)[number]

export interface BoardTerms {
  /** False after the board was deleted or switched off. */
  isOpen: boolean
  postPolicy: PostPolicy
  isCommentable: boolean
  /** A closed board is still shown, but nothing is added to it. */
  isClosed: boolean
}

export interface BoardPerson {
  isInAudience: boolean
  isModerator: boolean
  /** The time until which the person may neither publish nor comment; null without a mute. */
  mutedUntil: Date | null
}

export const BOARD_ACTIONS = ['see', 'post', 'comment'] as const
export type BoardAction = (typeof BOARD_ACTIONS)[number]

/** `gone` covers everything that the person must not learn about. */
export const BOARD_DENIALS = ['gone', 'closed', 'muted', 'moderators_only', 'nobody_posts', 'no_comments'] as const
export type BoardDenial = (typeof BOARD_DENIALS)[number]

/** Why a person may not do something on a board; null when they may. Screens and server give the same answer. */
export function boardDenial(
  action: BoardAction,
  board: BoardTerms,
  { person, now }: { person: BoardPerson; now: Date },
): BoardDenial | null {
  if (!board.isOpen || !(person.isInAudience || person.isModerator)) return 'gone'
  if (action === 'see') return null
  if (board.isClosed) return 'closed'
  if (person.mutedUntil && person.mutedUntil > now) return 'muted'
  if (action === 'comment') return board.isCommentable ? null : 'no_comments'
  if (board.postPolicy === 'nobody') return 'nobody_posts'
  return board.postPolicy === 'moderators' && !person.isModerator ? 'moderators_only' : null
}
