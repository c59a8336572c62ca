import { type FromPreview, isFromPreview, listen, tell } from '@sands/web/preview/preview-messages'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** After this time the phone app will not load without a retry. */
const PATIENCE_MS = 15_000

export interface PreviewLine {
  /** A new value means that the draft was stored again. */
  revision?: number | string | undefined
  /** The key of the module open in the editor, or `button`. */
  chosen?: string | null | undefined
  /** The content to show, where the phone app does not fetch it itself. */
  content?: unknown
  onChoose?: ((block: string) => void) | undefined
}

interface Preview {
  frame: RefObject<HTMLIFrameElement | null>
  state: 'coming' | 'ready' | 'late'
}

/** Exchanges messages with the phone app in a frame, from its first message on. */
export function usePreview({ revision, chosen, content, onChoose }: PreviewLine): Preview {
  const frame = useRef<HTMLIFrameElement>(null)
  /** The revision that the phone app shows or is fetching. */
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
