import type { Comment, Reply } from '@sands/contract/social/social.model'
import { type RefObject, useEffect, useState } from 'react'
import { useCall } from '../call/use-call.ts'
import { COMMENT_GET, commentedQuery } from './social-calls.ts'
import type { SocialTarget } from './target.ts'

interface LinkedComment {
  /** The one that a message speaks of, or the one that it hangs below. It may stand anywhere in the list, so it comes by itself. */
  wanted: Comment | undefined
  isLooking: boolean
}

/** One that is gone is not missed: the list is there all the same. */
export function useLinkedComment(target: SocialTarget, commentId: string | undefined): LinkedComment {
  const id = (commentId ?? '') as Reply['id']
  const found = useCall(
    COMMENT_GET,
    { query: { ...commentedQuery(target), id } },
    { enabled: commentId !== undefined, staleTime: 0 },
  )
  return { wanted: found.data, isLooking: commentId !== undefined && found.isPending }
}

/** It comes first, wherever it stands. */
export const withWanted = (comments: readonly Comment[], wanted: Comment | undefined): readonly Comment[] =>
  wanted ? [wanted, ...comments.filter(({ id }) => id !== wanted.id)] : comments

const stillOrSmooth = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

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
    row?.scrollIntoView({ block: 'center', behavior: stillOrSmooth() })
    setShown(commentId)
  }, [commentId, isHere, shown, list])
  return shown
}
