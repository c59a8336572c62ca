import { HomeTabBar } from '../domains/home/components/home-tab-bar.tsx'
import type { Slots } from '../kernel/slots.ts'
import { domainSlots } from './domain-slots.ts'
import { findRoute } from './find-route.ts'

/** The components that domains provide for each other's screens; the entries of the my page come with that page. */
export const slots: Omit<Slots, 'entries'> = {
  ...domainSlots,
  contents: domainSlots.contents.toSorted((a, b) => a.module - b.module),
  TabBar: HomeTabBar,
  hasScreen: (pathname) => findRoute(pathname) !== undefined,
}
