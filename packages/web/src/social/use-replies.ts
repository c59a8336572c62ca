import type { Comment, Reply } from '@sands/contract/social/social.model'
import { type ReactNode, useState } from 'react'
import { usePages } from '../call/use-call.ts'
import type { PendingComment } from './pending-comments.ts'
import { COMMENT_PAGE, commentedQuery } from './social-calls.ts'
import type { SocialTarget } from './target.ts'

const PAGE_SIZE = 20

interface Thread {
  target: SocialTarget
  comment: Comment
  /** The person's replies that are being sent. */
  pending: readonly PendingComment[]
  deleted: ReadonlySet<string>
}

export interface RepliesProps extends Thread {
  row: (reply: Reply) => ReactNode
}

/** The first replies, and all of them on demand. */
export function useReplies({ target, comment, pending, deleted }: Thread) {
  const [opened, setOpened] = useState(false)
  const { id: parentId, replies, replyCount } = comment
  // A thread opens after a reply, so that the person sees their own words.
  if (pending.length > 0 && !opened) setOpened(true)
  const pages = usePages(
    COMMENT_PAGE,
    { ...commentedQuery(target), parentId, size: PAGE_SIZE },
    { enabled: opened, staleTime: 0 },
  )
  const all = opened ? pages.data?.pages.flatMap(({ records }) => records) : undefined
  const read: readonly Reply[] = all ?? replies
  const left = replyCount - read.length
  const shown = read.filter(({ id }) => !deleted.has(id))
  const hasMore = all ? pages.hasNextPage : left > 0
  return {
    shown,
    hasMore,
    isEmpty: shown.length === 0 && !hasMore && pending.length === 0,
    /** At least this many more. */
    left: Math.max(1, left),
    isFetching: pages.isFetching,
    error: pages.isError ? pages.error : null,
    more: () => {
      if (all) void pages.fetchNextPage()
      else setOpened(true)
    },
  }
}
