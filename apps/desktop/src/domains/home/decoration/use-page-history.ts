import type { HomePageDocument } from '@sands/contract/home/decoration.model'
import { useCallback, useEffect, useState } from 'react'
import { beginHistory, redo, step, undo } from './edit-history.ts'
import type { PageEdit } from './page-edit.ts'
import { stepOfKey } from './step-keys.ts'

/** The page as it stands, with the steps that led there. */
export function usePageHistory(first: HomePageDocument) {
  const [history, setHistory] = useState(() => beginHistory(first))
  const edit = useCallback((change: PageEdit, about?: string) => {
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
    page: history.now,
    edit,
    goBack: history.past.length > 0 ? goBack : undefined,
    goForth: history.future.length > 0 ? goForth : undefined,
  }
}
