import type { Location } from 'react-router'
import type { AppRoute } from '../kernel/route.ts'

export interface CachedPage {
  /** Stays the same while the page is kept, whatever its address becomes. */
  id: string
  /** The address one finds it by. */
  key: string
  route: AppRoute
  location: Location
}

/** Each kept page holds its whole screen in memory; the one seen longest ago makes room. */
export const MAX_CACHED = 8

/** The kept pages once `page` is in front. The same array when nothing changes; a known page stays in its place. */
export function keepPage(pages: readonly CachedPage[], page: CachedPage): readonly CachedPage[] {
  const known = pages.find((cached) => cached.key === page.key)
  if (known && known === pages.at(-1)) return pages
  const others = pages.filter((cached) => cached.key !== page.key)
  return [...others, known ?? page].slice(-MAX_CACHED)
}

/** The kept pages once the one in front has another address, as after a choice within it: it goes on as it is. */
export function moveFront(pages: readonly CachedPage[], { key, location }: CachedPage): readonly CachedPage[] {
  const front = pages.at(-1)
  if (!front || front.key === key) return pages
  return [...pages.slice(0, -1).filter((cached) => cached.key !== key), { ...front, key, location }]
}
