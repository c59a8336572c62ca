/** In text fields the browser undoes letters itself, and dialogs over the page are not part of the edited document. */
const ELSEWHERE =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable], [role=dialog]'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>

/** Whether a key press asks for undo or redo. */
export function stepOfKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: Pressed): 'back' | 'forth' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (target instanceof Element && target.closest(ELSEWHERE)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'forth' : 'back'
  return letter === 'y' && !shiftKey ? 'forth' : undefined
}
