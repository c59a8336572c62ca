import type { ComponentType } from 'react'

/** A screen. The path stands in its domain's routes file as a literal, and nowhere else. */
export interface AppRoute {
  readonly path: string
  /** Whether visitors may open it; a rule where it depends on the address. */
  readonly open: boolean | ((search: string) => boolean)
  readonly page: () => Promise<ComponentType>
  /** Shown inside the tab bar. */
  readonly tab?: true
  /** Stays alive behind other pages and comes back with its scroll position and loaded rows. */
  readonly keep?: true
}

export const isOpen = (route: AppRoute, search: string): boolean =>
  typeof route.open === 'function' ? route.open(search) : route.open
