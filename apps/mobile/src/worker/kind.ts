/** How the worker handles a request: as the app's page, one of its files, a picture, or not at all. */
export type Kind = 'page' | 'asset' | 'picture' | 'leave'

/** Calls, and pages that do not belong to the phone app. */
const NOT_OURS = /^\/(?:sands-|desktop(?:\/|$)|docs$|guide\/|files\/|healthz$|metrics$|openapi\.json$)/
const FILE = /\.[a-z\d]+$/i
const PICTURE = /^\/files\/[^/]+\/[^/]+$/

interface Asked {
  method: string
  url: string
  mode: string
  destination: string
}

export function kindOf({ method, url, mode, destination }: Asked, origin: string): Kind {
  const { pathname, origin: host } = new URL(url)
  if (method !== 'GET' || host !== origin) return 'leave'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (PICTURE.test(pathname)) return destination === 'image' ? 'picture' : 'leave'
  if (mode !== 'navigate' || NOT_OURS.test(pathname) || FILE.test(pathname)) return 'leave'
  // Inside a frame, as in the preview of a decoration, the page is always fetched from the server.
  return destination === 'document' ? 'page' : 'leave'
}
