import { CallError } from '@sands/web/call/call'
import { useEffect, useState } from 'react'
import { useDelayed } from '../use-delayed.ts'
import type { PaletteEntry } from './find-entries.ts'

/** Searches for results that only the server has, such as people. */
export interface PaletteFinder {
  readonly group: string
  readonly find: (typed: string, signal: AbortSignal) => Promise<readonly Omit<PaletteEntry, 'group'>[]>
}

const PAUSE_MS = 200
const NOTHING: readonly PaletteEntry[] = []

/** The results of all finders for the typed words. `isBusy` is true while a finder runs. */
export function usePaletteResults(finders: readonly PaletteFinder[], typed: string) {
  const asked = useDelayed(typed.trim(), PAUSE_MS)
  const [answer, setAnswer] = useState({ asked: '', entries: NOTHING })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the finders stay the same while the search is open
  useEffect(() => {
    if (!asked) return
    const abort = new AbortController()
    const ask = async ({ group, find }: PaletteFinder) => {
      try {
        return (await find(asked, abort.signal)).map((found) => ({ ...found, group }))
      } catch (error) {
        // A failing finder returns nothing; pages and the other finders still work.
        if (error instanceof CallError || abort.signal.aborted) return []
        throw error
      }
    }
    void Promise.all(finders.map(ask)).then((found) => {
      if (!abort.signal.aborted) setAnswer({ asked, entries: found.flat() })
    })
    return () => abort.abort()
  }, [asked])
  const isAnswered = answer.asked === typed.trim()
  return {
    entries: isAnswered ? answer.entries : NOTHING,
    isBusy: finders.length > 0 && typed.trim() !== '' && !isAnswered,
  }
}
