import { type FromPreview, isFromPreview, listen, tell } from '@sands/web/preview/preview-messages'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** A phone app that has not come by then will not come by itself. */
const PATIENCE_MS = 15_000

export interface PreviewLine {
  /** Another value means that the draft was stored again. */
  revision?: number | string | undefined
  /** The key of the module that the editor is at, or `button`. */
  chosen?: string | null | undefined
  /** What is to be shown, where the phone app does not fetch it. */
  content?: unknown
  onChoose?: ((block: string) => void) | undefined
}

interface Preview {
  frame: RefObject<HTMLIFrameElement | null>
  state: 'coming' | 'ready' | 'late'
}

/** The conversation with the phone app in a frame, from its first word on. */
export function usePreview({ revision, chosen, content, onChoose }: PreviewLine): Preview {
  const frame = useRef<HTMLIFrameElement>(null)
  /** What is being shown, or on its way, is at least as new as this. */
  const shown = useRef(revision)
  const [state, setState] = useState<Preview['state']>('coming')
  const ready = state === 'ready'
  const hear = useEffectEvent((message: FromPreview) => {
    if (message.sands === 'draft-ready') setState('ready')
    else onChoose?.(message.block)
  })
  useEffect(
    () =>
      listen({
        from: () => frame.current?.contentWindow,
        is: isFromPreview,
        hear: (message) => hear(message),
      }),
    [],
  )
  useEffect(() => {
    if (ready) return
    const timer = setTimeout(() => setState('late'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [ready])
  useEffect(() => {
    if (!ready || shown.current === revision) return
    shown.current = revision
    tell(frame.current?.contentWindow, { sands: 'draft-changed' })
  }, [ready, revision])
  useEffect(() => {
    if (ready && content !== undefined) tell(frame.current?.contentWindow, { sands: 'draft-content', content })
  }, [ready, content])
  useEffect(() => {
    if (ready && chosen) tell(frame.current?.contentWindow, { sands: 'draft-show', block: chosen })
  }, [ready, chosen])
  return { frame, state }
}
