import type { Comment } from '@sands/contract/social/social.model'
import { type RefObject, useEffect, useState } from 'react'
import { scrollBehavior } from '../../kernel/ui/reduced-motion.ts'

/** So many pages are looked through; what was said long ago is not worth more. */
const MOST_PAGES = 10

interface Pages {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  fetchNextPage: () => unknown
}

/** Looks for the comment that a message speaks of and brings it into sight, once. Answers with its id when it is there. */
export function useCommentFound(options: {
  commentId: string | undefined
  comments: readonly Comment[]
  pages: Pages
  list: RefObject<HTMLElement | null>
}): string | undefined {
  const { commentId, comments, pages, list } = options
  const [found, setFound] = useState<string>()
  const isHere = comments.some(({ id, replies }) => id === commentId || replies.some((reply) => reply.id === commentId))
  const { hasNextPage, isFetching, fetchNextPage } = pages
  const looked = pages.data?.pages.length ?? 0
  useEffect(() => {
    if (!commentId || isHere || found || !hasNextPage || isFetching || looked >= MOST_PAGES) return
    void fetchNextPage()
  }, [commentId, isHere, found, hasNextPage, isFetching, looked, fetchNextPage])
  useEffect(() => {
    if (!commentId || !isHere || found === commentId) return
    const row = list.current?.querySelector(`[data-comment="${CSS.escape(commentId)}"]`)
    row?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
    setFound(commentId)
  }, [commentId, isHere, found, list])
  return found
}
