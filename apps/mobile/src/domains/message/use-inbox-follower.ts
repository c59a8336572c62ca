import { type OutboxItem, useOutbox } from '@sands/web/outbox/outbox'
import { useSession } from '@sands/web/session/session'
import { useInboxNews } from '@sands/web/unread/unread'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { isInboxQuery, SHELF_LIST } from './inbox-cache.ts'
import { DELETE, isInboxAct, type PendingActs, pendingActs } from './pending-acts.ts'

/** What the answers at hand have been fetched again for. */
let followed = 0

const isWaiting = (item: OutboxItem) => item.state === 'waiting'

/** Keeps lists of messages in step with what arrives and with what the person did. Answers with what the server does not know yet. */
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
    // A refused act did not happen, and after deletions the pages of the server are cut elsewhere.
    const all = acts.length > 0 || earlier.some(({ key }) => key === DELETE)
    const started = Math.min(...earlier.map(({ createdAt }) => createdAt))
    // An answer given while the server did not know yet shows what was before.
    const isEarly = ({ state }: Query) => state.fetchStatus === 'fetching' || state.dataUpdatedAt >= started
    void queries.invalidateQueries({
      predicate: (query) => isInboxQuery(query) && (all || query.queryKey[0] === SHELF_LIST || isEarly(query)),
    })
  })

  // The outbox hands out a new list with every change; what matters here changes far less often.
  const fingerprint = acts.map(({ id, state }) => `${id} ${state}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint stands for the acts
  return useMemo(() => pendingActs(acts, collegeId), [fingerprint, collegeId])
}
