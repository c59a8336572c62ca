import { useEffect } from 'react'

const TYPING = 'input, textarea, select, [contenteditable=""], [contenteditable="true"]'

/** `/` opens the search, except in text fields and while a dialog is open. */
export function asksForSearch(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.target instanceof Element && event.target.closest(TYPING)) return false
  return !document.querySelector('dialog[open], .ant-modal-wrap, .ant-drawer-open')
}

export function useSlash(onSlash: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !asksForSearch(event)) return
      event.preventDefault()
      onSlash()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [onSlash])
}
