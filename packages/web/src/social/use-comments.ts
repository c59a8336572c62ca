import type { Comment } from '@sands/contract/social/social.model'
import type { RefObject } from 'react'
import { usePages } from '../call/use-call.ts'
import type { PendingComment } from './pending-comments.ts'
import { COMMENT_PAGE, commentedQuery } from './social-calls.ts'
import type { SocialTarget } from './target.ts'
import { useCommentActs } from './use-comment-acts.ts'
import { useLinkedComment, useShown, withWanted } from './use-linked-comment.ts'
import { withDeleted } from './with-deleted.ts'

export const NEWEST = 1
export const MOST_LIKED = 2
export type SortType = typeof NEWEST | typeof MOST_LIKED

const PAGE_SIZE = 20

interface Wanted {
  sortType: SortType
  /** The comment that a message links to: it is listed first and scrolled into view. */
  commentId: string | undefined
  list: RefObject<HTMLElement | null>
}

/** The comments of a content, including the person's latest comments and removals. */
export function useComments(target: SocialTarget, { sortType, commentId, list }: Wanted) {
  const { pending, deleted } = useCommentActs(target)
  const pages = usePages(COMMENT_PAGE, { ...commentedQuery(target), sortType, size: PAGE_SIZE }, { staleTime: 0 })
  const { wanted, isLooking } = useLinkedComment(target, commentId)
  const fetched = isLooking ? undefined : pages.data?.pages.flatMap(({ records }) => records)
  const comments: Comment[] | undefined = fetched && withDeleted(withWanted(fetched, wanted), deleted)
  const found = useShown(commentId, comments ?? [], list)
  const below = (parentId: string | null): PendingComment[] => pending.filter((each) => each.parentId === parentId)
  return {
    pages,
    /** Undefined while they are loading. */
    comments,
    /** The id of the linked comment, once it is visible. */
    found,
    deleted,
    /** Comments of the person that the server does not have yet. */
    own: below(null),
    /** The same for a thread, oldest first. */
    ownReplies: (parentId: string) => below(parentId).reverse(),
  }
}
