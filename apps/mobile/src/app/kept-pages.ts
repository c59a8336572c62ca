import type { Location } from 'react-router'
import type { AppRoute } from '../kernel/route.ts'

export interface KeptPage {
  key: string
  route: AppRoute
  location: Location
}

/** Each kept page holds its whole screen in memory; the one seen longest ago makes room. */
export const MAX_KEPT = 8

/** The kept pages once `page` is in front. The same array when nothing changes; a known page stays in its place. */
export function keepPage(pages: readonly KeptPage[], page: KeptPage): readonly KeptPage[] {
  const known = pages.find((kept) => kept.key === page.key)
  if (known && known === pages.at(-1)) return pages
  const others = pages.filter((kept) => kept.key !== page.key)
  return [...others, known ?? page].slice(-MAX_KEPT)
}
