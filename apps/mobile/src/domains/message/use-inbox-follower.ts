import { refetchAfterWrite } from '@sands/web/call/refetch-after-write'
import { type OutboxItem, useOutbox } from '@sands/web/outbox/outbox'
import { useSession } from '@sands/web/session/session'
import { useInboxNews } from '@sands/web/unread/unread'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { isInboxQuery, SHELF_LIST } from './inbox-cache.ts'
import { DELETE, isInboxAct, type PendingActs, pendingActs } from './pending-acts.ts'

/** The number of the last news for which the cached answers were fetched again. */
let followed = 0

const isWaiting = (item: OutboxItem) => item.state === 'waiting'

/**
 * Keeps lists of messages in sync with new messages and the person's changes. Returns the changes that the server does
 * not have yet.
 */
export function useInboxFollower(): PendingActs {
  const queries = useQueryClient()
  const news = useInboxNews()
  const acts = useOutbox().filter(isInboxAct)
  const collegeId = useSession()?.collegeId ?? ''
  const before = useRef(acts)

  useEffect(() => {
    if (news === followed) return
    followed = news
    void queries.invalidateQueries({ predicate: isInboxQuery })
  }, [news, queries])

  useEffect(() => {
    const earlier = before.current
    before.current = acts
    if (!earlier.some(isWaiting) || acts.some(isWaiting)) return
    // A refused change did not happen, and after deletions the server's pages start at other messages.
    const all = acts.length > 0 || earlier.some(({ key }) => key === DELETE)
    const started = Math.min(...earlier.map(({ createdAt }) => createdAt))
    // An answer from before the server had the change is outdated.
    const isEarly = ({ state }: Query) => state.fetchStatus === 'fetching' || state.dataUpdatedAt >= started
    void refetchAfterWrite(queries, {
      predicate: (query) => isInboxQuery(query) && (all || query.queryKey[0] === SHELF_LIST || isEarly(query)),
    })
  })

  // The outbox returns a new list with every change; the fingerprint only changes with the relevant writes.
  const fingerprint = acts.map(({ id, state }) => `${id} ${state}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint represents the acts
  return useMemo(() => pendingActs(acts, collegeId), [fingerprint, collegeId])
}
