import { JUMP, type JumpTarget, resolveJump } from './jump.ts'
import { linkTarget } from './link.ts'

/** The target of a short link, as the server answers. */
export interface ShortLink {
  appJumpStatus: number
  moduleId: string | null
  appJumpUrl: string | null
  /**
   * For community content: 1 is a note, 2 an article, anything else a short video. Null when the content was deleted.
   */
  contentType: number | null
}

/** The jump statuses of the specification, mapped to targets of the jump table. */
const BY_STATUS: Readonly<Record<number, number>> = {
  1: JUMP.course,
  2: JUMP.courseware,
  5: JUMP.training,
  6: JUMP.exam,
  7: JUMP.survey,
  9: JUMP.board,
  12: JUMP.myTraining,
  15: JUMP.community,
  20: JUMP.check,
  21: JUMP.goods,
  22: JUMP.shop,
  29: JUMP.merchant,
  100: JUMP.training,
}
const COMMUNITY_CONTENT = 19
const NOTE = 1
const ARTICLE = 2

export const SHORT_LINK_STATUSES: readonly number[] = [...Object.keys(BY_STATUS).map(Number), COMMUNITY_CONTENT]

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The target is a short link, possibly itself. Such a chain might never end, so it is not followed. */
export const leadsToShortLink = (target: JumpTarget): boolean =>
  target.kind === 'screen' && /^\/s(\/|$)/.test(decoded(target.path.split(/[?#]/, 1)[0] ?? ''))

export function shortLinkTarget(link: ShortLink, origin: string): JumpTarget {
  const { appJumpStatus: status, moduleId, contentType } = link
  if (status === COMMUNITY_CONTENT) {
    const read = contentType === null || contentType === NOTE || contentType === ARTICLE
    return resolveJump({ type: read ? JUMP.communityContent : JUMP.shortVideo, moduleId }, origin)
  }
  const type = BY_STATUS[status]
  if (type !== undefined) return resolveJump({ type, moduleId }, origin)
  return link.appJumpUrl ? linkTarget(link.appJumpUrl, origin) : { kind: 'unknown' }
}
