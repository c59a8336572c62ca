import { useCallback, useEffect, useState } from 'react'
import { findWords, type Match } from './find-words.ts'
import type { Pdf } from './pdf.ts'

const TYPING_MS = 250

export interface Find {
  words: string
  setWords: (words: string) => void
  matches: readonly Match[]
  /** The index of the current match; -1 for none. */
  at: number
  finding: boolean
  step: (direction: 1 | -1) => void
}

const same = (one: Match, other: Match | null) => one.page === other?.page && one.start === other.start

/** Search in a document. The current match stays while more are found. */
export function useFind(pdf: Pdf, page: number): Find {
  const [words, setWords] = useState('')
  const [matches, setMatches] = useState<readonly Match[]>([])
  const [shown, setShown] = useState<Match | null>(null)
  const [finding, setFinding] = useState(false)
  const from = page

  // biome-ignore lint/correctness/useExhaustiveDependencies: turning pages does not search again
  useEffect(() => {
    setMatches([])
    setShown(null)
    setFinding(words.trim() !== '')
    if (words.trim() === '') return
    const giveUp = new AbortController()
    const { signal } = giveUp
    const onFound = (found: readonly Match[]) => {
      setMatches(found)
      setShown((before) => before ?? found.find((match) => match.page >= from) ?? found[0] ?? null)
    }
    const timer = setTimeout(async () => {
      await findWords({ words, count: pdf.count, from, textOf: pdf.text, signal, onFound })
      if (!signal.aborted) setFinding(false)
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [words, pdf])

  const at = matches.findIndex((match) => same(match, shown))
  const step = useCallback(
    (direction: 1 | -1) => {
      const next = matches[(at + direction + matches.length) % matches.length]
      if (next) setShown(next)
    },
    [matches, at],
  )
  return { words, setWords, matches, at, finding, step }
}
