import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Match } from './find-words.ts'
import type { Find } from './use-find.ts'
import type { PageStack } from './use-page-stack.ts'

const NONE: readonly Match[] = []

/**
 * Scrolls to the current match: first to its page, then, once its text is rendered, to the words. It scrolls once for
 * each match, so that a person who scrolls on is not pulled back.
 */
export function useGoToMatch({ matches, at }: Find, { shown, goTo }: PageStack) {
  const match = matches[at]
  const reached = useRef<Match | undefined>(undefined)
  const near = useRef(shown)
  near.current = shown
  const pages = useMemo(() => {
    const byPage = new Map<number, Match[]>()
    for (const found of matches) {
      const others = byPage.get(found.page)
      if (others) others.push(found)
      else byPage.set(found.page, [found])
    }
    return byPage
  }, [matches])

  // This must run before the pages report where their words are, which they do after layout.
  useLayoutEffect(() => {
    if (!match) reached.current = undefined
    else if (match !== reached.current && (match.page < near.current.first || match.page > near.current.last))
      goTo(match.page)
  }, [match, goTo])

  const onPlaced = useCallback(
    (placed: Match, share: number) => {
      if (placed === reached.current) return
      reached.current = placed
      goTo(placed.page, share)
    },
    [goTo],
  )
  const matchesOn = (page: number): readonly Match[] => pages.get(page) ?? NONE
  return { match, matchesOn, onPlaced }
}
