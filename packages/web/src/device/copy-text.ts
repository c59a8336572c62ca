/** Copies a text. The old way is for addresses without TLS, where browsers offer no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      return copyByHand(text)
    }
  }
  return copyByHand(text)
}

function copyByHand(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'visually-hidden'
  // Inside an open window the focus is kept there: the field has to stand in it.
  const home = before?.closest('dialog, [role="dialog"]') ?? document.body
  home.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}
