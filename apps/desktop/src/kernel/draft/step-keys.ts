/** Where letters are typed the browser undoes them itself, and what lies over the page is not the page. */
const ELSEWHERE =
  'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable], [role=dialog]'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'target'>

/** What a key press asks for: a step back or forth. */
export function stepOfKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: Pressed): 'back' | 'forth' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined
  if (target instanceof Element && target.closest(ELSEWHERE)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'forth' : 'back'
  return letter === 'y' && !shiftKey ? 'forth' : undefined
}
