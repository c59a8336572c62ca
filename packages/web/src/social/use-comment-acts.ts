import { type Query, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { refetchAfterWrite } from '../call/refetch-after-write.ts'
import { type OutboxItem, useOutbox } from '../outbox/outbox.ts'
import { isCommentAct, type PendingComment, pendingComments, pendingDeletes } from './pending-comments.ts'
import { COMMENT_COUNT, COMMENT_GET, COMMENT_PAGE } from './social-calls.ts'
import type { SocialTarget } from './target.ts'

const READS: readonly unknown[] = [COMMENT_PAGE, COMMENT_GET, COMMENT_COUNT]
const isCommentQuery = ({ queryKey }: Query) => READS.includes(queryKey[0])

interface CommentActs {
  pending: readonly PendingComment[]
  deleted: ReadonlySet<string>
}

/**
 * The person's comments and removals that the server does not have yet. Once it has them, the lists are loaded again;
 * until then they stay on the screen.
 */
export function useCommentActs({ module, moduleId }: SocialTarget): CommentActs {
  const queries = useQueryClient()
  const acts = useOutbox().filter(isCommentAct)
  const before = useRef<readonly OutboxItem[]>(acts)
  const [landing, setLanding] = useState<readonly OutboxItem[]>([])

  useLayoutEffect(() => {
    const gone = before.current.filter(
      ({ id, state }) => state === 'waiting' && !acts.some((item) => item.id === id && item.state === state),
    )
    before.current = acts
    if (gone.length === 0) return
    const arrived = gone.filter(({ id }) => !acts.some((item) => item.id === id))
    setLanding((held) => [...held, ...arrived])
    void refetchAfterWrite(queries, { predicate: isCommentQuery }).finally(() =>
      setLanding((held) => held.filter((item) => !arrived.includes(item))),
    )
  })

  const shown = [...acts, ...landing]
  const fingerprint = shown.map(({ id, state, tries }) => `${id} ${state} ${tries}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint represents the actions
  return useMemo(
    () => ({ pending: pendingComments(shown, { module, moduleId }), deleted: pendingDeletes(shown) }),
    [fingerprint, module, moduleId],
  )
}
