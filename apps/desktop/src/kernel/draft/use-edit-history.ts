import { useCallback, useEffect, useState } from 'react'
import { beginHistory, redo, step, undo } from './edit-history.ts'
import { stepOfKey } from './step-keys.ts'

/**
 * A document with its edit history. `about` names the changed field: letters typed into one field count as one step.
 */
export function useEditHistory<Document>(first: Document) {
  const [history, setHistory] = useState(() => beginHistory(first))
  const edit = useCallback((change: (before: Document) => Document, about?: string) => {
    const at = Date.now()
    setHistory((before) => step(before, { now: change(before.now), about, at }))
  }, [])
  const goBack = useCallback(() => setHistory(undo), [])
  const goForth = useCallback(() => setHistory(redo), [])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = stepOfKey(event)
      if (!way) return
      event.preventDefault()
      if (way === 'back') goBack()
      else goForth()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [goBack, goForth])
  return {
    document: history.now,
    edit,
    goBack: history.past.length > 0 ? goBack : undefined,
    goForth: history.future.length > 0 ? goForth : undefined,
  }
}
