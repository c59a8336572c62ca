import type { Comment, Reply } from '@sands/contract/social/social.model'
import { type RefObject, useEffect, useState } from 'react'
import { useCall } from '../call/use-call.ts'
import { COMMENT_GET, commentedQuery } from './social-calls.ts'
import type { SocialTarget } from './target.ts'

interface LinkedComment {
  /**
   * The linked comment, or the parent of a linked reply. It may be anywhere in the list, so it is loaded separately.
   */
  wanted: Comment | undefined
  isLooking: boolean
}

/** A deleted comment causes no error: the list is shown without it. */
export function useLinkedComment(target: SocialTarget, commentId: string | undefined): LinkedComment {
  const id = (commentId ?? '') as Reply['id']
  const found = useCall(
    COMMENT_GET,
    { query: { ...commentedQuery(target), id } },
    { enabled: commentId !== undefined, staleTime: 0 },
  )
  return { wanted: found.data, isLooking: commentId !== undefined && found.isPending }
}

/** The linked comment is listed first. */
export const withWanted = (comments: readonly Comment[], wanted: Comment | undefined): readonly Comment[] =>
  wanted ? [wanted, ...comments.filter(({ id }) => id !== wanted.id)] : comments

const stillOrSmooth = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/** Scrolls it into view once. Returns its id when it is rendered. */
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
