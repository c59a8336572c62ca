let region: HTMLElement | undefined

/** Says something to people who listen to the page. The region stays: only what changes in a known one is spoken. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.className = 'visually-hidden'
    document.body.append(region)
  }
  // The same words twice would not be spoken again.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
