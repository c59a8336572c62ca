import { isToPreview, listen, type ToPreview, tell } from '@sands/web/preview/preview-messages'
import { useEffect, useEffectEvent } from 'react'

/** True inside the frame of an editor; false on a colleague's phone. */
export const isFramed = (): boolean => window.parent !== window

interface DraftLine {
  /** Whether the page shows content, not a skeleton. */
  shown: boolean
  refresh?: () => void
  /** Called with the part that the editor is at. */
  onShow?: (part: string) => void
  /** Called with the content of the editor. */
  onContent?: (content: unknown) => void
}

/** Exchanges messages with the editor around the frame, if there is one. */
export function useDraftChannel({ shown, refresh, onShow, onContent }: DraftLine): void {
  const hear = useEffectEvent((message: ToPreview) => {
    if (message.sands === 'draft-changed') refresh?.()
    else if (message.sands === 'draft-show') onShow?.(message.block)
    else onContent?.(message.content)
  })
  useEffect(() => {
    if (!isFramed()) return
    return listen({ from: () => window.parent, is: isToPreview, hear: (message) => hear(message) })
  }, [])
  useEffect(() => {
    if (isFramed() && shown) tell(window.parent, { sands: 'draft-ready' })
  }, [shown])
}
