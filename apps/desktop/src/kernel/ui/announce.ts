let region: HTMLElement | undefined

/**
 * Announces a text to screen readers. The live region stays in the page, because only changes inside an existing region
 * are announced.
 */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.className = 'visually-hidden'
    document.body.append(region)
  }
  // An unchanged text would not be announced again.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
