import type { LazyPage } from '../kernel/lazy-page.tsx'
import { ManageFrame, PortalFrame } from './frames.ts'
import { manageScreens, portalScreens, slots } from './registry.ts'

/** Loads all chunks of an address. The page that needs a chunk reports it when it cannot be loaded. */
export function preload(pathname: string): void {
  for (const page of pagesOf(pathname)) page.preload().catch(() => {})
}

function pagesOf(pathname: string): LazyPage[] {
  if (pathname.startsWith('/manage')) {
    const here = manageScreens.filter(({ path }) => pathname === path)
    return [ManageFrame, ...(here.length > 0 ? here : manageScreens.slice(0, 1)).map(({ page }) => page)]
  }
  const cards = pathname === '/' ? slots.cards.map(({ card }) => card) : []
  return [PortalFrame, ...portalScreens.filter(({ path }) => path === pathname).map(({ page }) => page), ...cards]
}
