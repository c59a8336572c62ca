/** What the worker does with a request: the app's page, one of its files, a picture, or nothing at all. */
export type Kind = 'page' | 'asset' | 'picture' | 'leave'

/** Calls, and pages that are not the phone app's. */
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
  // The app's page inside a frame, as the preview of a decoration shows it, is always the newest.
  return destination === 'document' ? 'page' : 'leave'
}
