import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCall } from '../call/use-call.ts'
import { useOutbox } from '../outbox/outbox.ts'
import { isCommentAct } from './pending-comments.ts'
import { COMMENT_COUNT, commentedQuery } from './social-calls.ts'
import type { SocialTarget } from './target.ts'

/**
 * How much is said about a thing: one number, wherever it stands, also once what the person said has arrived later. It is
 * asked for as soon as the thing is known to be there.
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
