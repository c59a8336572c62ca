import { onReturn, watchLine } from '@sands/web/offline/connectivity'
import { useStore } from '@sands/web/store/store'
import { useEffect } from 'react'
import type { DraftSaver, KnownDraft, SaverState } from './draft-saver.model.ts'

/** Stores a document as it changes, and again after the network was away. */
export function useSaving<Document, Draft extends KnownDraft>(
  saver: DraftSaver<Document, Draft>,
  document: Document,
): SaverState<Draft> {
  const state = useStore(saver.state)
  useEffect(() => saver.change(document), [saver, document])
  useEffect(watchLine, [])
  useEffect(
    () =>
      onReturn(() => {
        if (saver.state.get().status === 'unanswered') void saver.flush()
      }),
    [saver],
  )
  // Leaving the page stores waiting changes. Closing the window while a save waits makes the browser ask first.
  useEffect(() => saver.hold(), [saver])
  const isUnderWay = state.status === 'waiting' || state.status === 'saving'
  useEffect(() => {
    if (!isUnderWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnderWay])
  return state
}
