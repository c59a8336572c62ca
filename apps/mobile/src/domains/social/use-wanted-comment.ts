import type { Comment, Reply } from '@sands/contract/social/social.model'
import { useCall } from '@sands/web/call/use-call'
import { COMMENT_GET, commentedQuery } from '@sands/web/social/social-calls'
import { type RefObject, useEffect, useState } from 'react'
import type { SocialThing } from '../../kernel/slots.ts'
import { scrollBehavior } from '../../kernel/ui/reduced-motion.ts'

interface WantedComment {
  /** The one that a message speaks of, or the one that it hangs below. It may stand anywhere in the list, so it comes by itself. */
  wanted: Comment | undefined
  isLooking: boolean
}

/** One that is gone is not missed: the list is there all the same. */
export function useWantedComment(thing: SocialThing, commentId: string | undefined): WantedComment {
  const id = (commentId ?? '') as Reply['id']
  const found = useCall(
    COMMENT_GET,
    { query: { ...commentedQuery(thing), id } },
    { enabled: commentId !== undefined, staleTime: 0 },
  )
  return { wanted: found.data, isLooking: commentId !== undefined && found.isPending }
}

/** It comes first, wherever it stands. */
export const withWanted = (comments: readonly Comment[], wanted: Comment | undefined): readonly Comment[] =>
  wanted ? [wanted, ...comments.filter(({ id }) => id !== wanted.id)] : comments

/** Brings it into sight, once. Answers with its id when it is there. */
export function useShown(
  commentId: string | undefined,
  comments: readonly Comment[],
  list: RefObject<HTMLElement | null>,
): string | undefined {
  const [shown, setShown] = useState<string>()
  const isHere = comments.some(({ id, replies }) => id === commentId || replies.some((reply) => reply.id === commentId))
  useEffect(() => {
    if (!commentId || !isHere || shown === commentId) return
    const row = list.current?.querySelector(`[data-comment="${CSS.escape(commentId)}"]`)
    row?.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
    setShown(commentId)
  }, [commentId, isHere, shown, list])
  return shown
}
