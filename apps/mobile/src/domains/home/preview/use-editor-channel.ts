import { tell } from '@sands/web/preview/preview-messages'
import { useEffect } from 'react'
import { isFramed, useDraftChannel } from '../../../kernel/use-draft-channel.ts'
import { showBlock } from './shown-block.ts'

/** What only changes how a module shows itself: other categories, a carousel that rests. */
const IN_PLACE = '[role="tab"], [data-in-place]'
/** What leads away from the page or belongs to the app around it. */
const AWAY = 'a, header, nav'

/** A tap chooses the module for the editor and is not followed. */
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
  /** Whether something other than a skeleton stands there. */
  shown: boolean
  refresh: () => void
}

/** The conversation with the editor around the frame, if there is one. */
export function useEditorChannel({ shown, refresh }: EditorLine): void {
  useDraftChannel({ shown, refresh, onShow: showBlock })
  useEffect(() => {
    if (!isFramed()) return
    // Before the app hears of it.
    window.addEventListener('click', onTap, true)
    window.addEventListener('auxclick', onTap, true)
    return () => {
      window.removeEventListener('click', onTap, true)
      window.removeEventListener('auxclick', onTap, true)
    }
  }, [])
}
