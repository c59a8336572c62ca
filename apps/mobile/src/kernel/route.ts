import type { ComponentType } from 'react'

/** A screen. Its path is a literal in the routes file of its domain, and nowhere else. */
export interface AppRoute {
  readonly path: string
  /** Whether visitors may open it; a function when that depends on the address. */
  readonly open: boolean | ((search: string) => boolean)
  readonly page: () => Promise<ComponentType>
  /** Shown with the tab bar. */
  readonly tab?: true
  /** Stays mounted behind other pages and keeps its scroll position and loaded rows. */
  readonly keep?: true
}

export const isOpen = (route: AppRoute, search: string): boolean =>
  typeof route.open === 'function' ? route.open(search) : route.open
