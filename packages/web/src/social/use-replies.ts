import type { Comment, Reply } from '@sands/contract/social/social.model'
import { useState } from 'react'
import { usePages } from '../call/use-call.ts'
import { COMMENT_PAGE, commentedQuery } from './social-calls.ts'
import type { SocialThing } from './thing.ts'

const PAGE_SIZE = 20

interface Thread {
  comment: Comment
  /** How many replies of the person are on their way. */
  pending: number
  deleted: ReadonlySet<string>
}

/** The first replies, and all of them on demand. */
export function useReplies(thing: SocialThing, { comment, pending, deleted }: Thread) {
  const [opened, setOpened] = useState(false)
  const { id: parentId, replies, replyCount } = comment
  // Who replies sees their words in the thread, not behind a button.
  if (pending > 0 && !opened) setOpened(true)
  const pages = usePages(
    COMMENT_PAGE,
    { ...commentedQuery(thing), parentId, size: PAGE_SIZE },
    { enabled: opened, staleTime: 0 },
  )
  const all = opened ? pages.data?.pages.flatMap(({ records }) => records) : undefined
  const read: readonly Reply[] = all ?? replies
  const left = replyCount - read.length
  return {
    shown: read.filter(({ id }) => !deleted.has(id)),
    hasMore: all ? pages.hasNextPage : left > 0,
    /** At least so many more. */
    left: Math.max(1, left),
    isFetching: pages.isFetching,
    error: pages.isError ? pages.error : null,
    more: () => {
      if (all) void pages.fetchNextPage()
      else setOpened(true)
    },
  }
}
