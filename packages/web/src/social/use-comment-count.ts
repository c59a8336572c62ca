import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCall } from '../call/use-call.ts'
import { useOutbox } from '../outbox/outbox.ts'
import { isCommentAct } from './pending-comments.ts'
import { COMMENT_COUNT, commentedQuery } from './social-calls.ts'
import type { SocialTarget } from './target.ts'

/**
 * The number of comments of a content: the same everywhere, including comments that were sent later. It is loaded as
 * soon as the content is known to exist.
 */
export function useCommentCount(target: SocialTarget, isThere = true): number | undefined {
  const queries = useQueryClient()
  const waiting = useOutbox().filter((item) => isCommentAct(item) && item.state === 'waiting').length
  const before = useRef(waiting)
  useEffect(() => {
    const hasArrived = waiting < before.current
    before.current = waiting
    if (hasArrived) void queries.invalidateQueries({ queryKey: [COMMENT_COUNT] }, { cancelRefetch: false })
  }, [queries, waiting])
  const query = commentedQuery(target)
  return useCall(COMMENT_COUNT, { query }, { enabled: isThere, silent: true, staleTime: 0 }).data?.count
}
