import { tell } from '@sands/web/preview/preview-messages'
import { useEffect } from 'react'
import { isFramed, useDraftChannel } from '../../../kernel/use-draft-channel.ts'
import { showBlock } from './shown-block.ts'

/** Elements that only change the view of a module: other categories, or pausing a carousel. */
const IN_PLACE = '[role="tab"], [data-in-place]'
/** Elements that leave the page or belong to the app around it. */
const AWAY = 'a, header, nav'

/** A tap selects the module in the editor, and links are not followed. */
function onTap(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const block = target.closest<HTMLElement>('[data-block]')?.dataset.block
  if (block) tell(window.parent, { sands: 'draft-chosen', block })
  const stays = block ? target.closest(IN_PLACE) : !target.closest(AWAY)
  if (stays) return
  event.preventDefault()
  event.stopPropagation()
}

interface EditorLine {
  /** Whether the page shows content, not a skeleton. */
  shown: boolean
  refresh: () => void
}

/** Exchanges messages with the editor around the frame, if there is one. */
export function useEditorChannel({ shown, refresh }: EditorLine): void {
  useDraftChannel({ shown, refresh, onShow: showBlock })
  useEffect(() => {
    if (!isFramed()) return
    // Runs before the handlers of the app.
    window.addEventListener('click', onTap, true)
    window.addEventListener('auxclick', onTap, true)
    return () => {
      window.removeEventListener('click', onTap, true)
      window.removeEventListener('auxclick', onTap, true)
    }
  }, [])
}
