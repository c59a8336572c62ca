import { detectHost, readHostEnv } from './host.ts'

/**
 * The window for pages that cannot be shown inside the app. A browser opens a new one. The web views of other apps have
 * no windows: they load the page in place, and their own back button returns.
 */
export const outsideTarget = (): '_blank' | '_self' =>
  detectHost(navigator.userAgent, readHostEnv(window)) === 'browser' ? '_blank' : '_self'

/** Call it only in answer to a tap: browsers block other new windows. */
export function openOutside(address: string): void {
  if (outsideTarget() === '_self') window.location.assign(address)
  else window.open(address, '_blank', 'noopener,noreferrer')
}
