import type { Location } from 'react-router'
import type { AppRoute } from '../kernel/route.ts'

export interface CachedPage {
  /** Stays the same while the page is cached, even when its address changes. */
  id: string
  /** The address by which the page is found. */
  key: string
  route: AppRoute
  location: Location
}

/** Each cached page keeps its whole screen in memory; the least recently used one is dropped. */
export const MAX_CACHED = 8

/**
 * The cached pages after `page` comes to the front. Returns the same array when nothing changes; a page that is already
 * cached is reused.
 */
export function keepPage(pages: readonly CachedPage[], page: CachedPage): readonly CachedPage[] {
  const known = pages.find((cached) => cached.key === page.key)
  if (known && known === pages.at(-1)) return pages
  const others = pages.filter((cached) => cached.key !== page.key)
  return [...others, known ?? page].slice(-MAX_CACHED)
}

/** The cached pages after the front page has changed its address, for example by a filter: the page itself stays. */
export function moveFront(pages: readonly CachedPage[], { key, location }: CachedPage): readonly CachedPage[] {
  const front = pages.at(-1)
  if (!front || front.key === key) return pages
  return [...pages.slice(0, -1).filter((cached) => cached.key !== key), { ...front, key, location }]
}
