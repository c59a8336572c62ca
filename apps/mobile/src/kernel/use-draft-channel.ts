import { isToPreview, listen, type ToPreview, tell } from '@sands/web/preview/preview-messages'
import { useEffect, useEffectEvent } from 'react'

/** Inside the frame of an editor, as opposed to a colleague's phone. */
export const isFramed = (): boolean => window.parent !== window

interface DraftLine {
  /** Whether something other than a skeleton stands there. */
  shown: boolean
  refresh?: () => void
  /** The editor is at this part. */
  onShow?: (part: string) => void
  /** This stands in the editor. */
  onContent?: (content: unknown) => void
}

/** The conversation with the editor around the frame, if there is one. */
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
