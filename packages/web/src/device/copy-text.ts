/** Copies a text. The fallback is for addresses without TLS, where browsers have no clipboard API. */
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
  // An open dialog traps the focus, so the field has to be inside it.
  const home = before?.closest('dialog, [role="dialog"]') ?? document.body
  home.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return done
}
