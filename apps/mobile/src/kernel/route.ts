import type { ComponentType } from 'react'
import type { PhoneDomain } from './domain-texts.ts'

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
  /** Uses only what is in the first load, so it waits neither for texts of its domain nor for slots. */
  readonly firstLoad?: true
  /** Shows the entries of the my page, and waits for them. */
  readonly entries?: true
  /** The generated list of routes puts it in; the texts of the domain come with the page. */
  readonly domain?: PhoneDomain
}

export const inDomain = (domain: PhoneDomain, routes: readonly AppRoute[]): AppRoute[] =>
  routes.map((route) => ({ ...route, domain }))

export const isOpen = (route: AppRoute, search: string): boolean =>
  typeof route.open === 'function' ? route.open(search) : route.open
