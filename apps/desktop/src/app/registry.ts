import { portalAddress } from '@sands/rules/portal-address'
import type { DomainScreens } from '../kernel/screens.ts'
import type { Slots } from '../kernel/slots.ts'
import { composeTerms } from '../kernel/terms.ts'
import { may, mayOpen, type Viewer } from '../kernel/viewer.ts'
import { domainParts, screensByDomain } from './domain-screens.ts'
import { loadAudit } from './load-audit.ts'
import { withTexts } from './with-texts.ts'

/** Every domain of the desktop, in the order of the navigation. */
export const domainScreens: readonly DomainScreens[] = screensByDomain
  .map(withTexts)
  .toSorted((a, b) => a.order - b.order)

export const openScreens = domainScreens.flatMap(({ open = [] }) => open)
export const portalScreens = domainScreens.flatMap(({ portal = [] }) => portal)
export const manageScreens = domainScreens.flatMap(({ manage = [] }) => manage)
const cards = domainScreens.flatMap(({ cards: own = [] }) => own)
export const slots: Slots = {
  cards: [...cards.filter(({ first }) => first), ...cards.filter(({ first }) => !first)],
  blocks: domainScreens.flatMap(({ blocks = [] }) => blocks),
  makers: domainScreens.flatMap(({ makers = [] }) => makers),
  terms: composeTerms(domainScreens),
  audit: loadAudit,
  footLinks: openScreens.filter(({ foot }) => foot),
  portalAddressOf: (phoneAddress) => portalAddress(portalScreens, phoneAddress),
  ...domainParts,
}

/**
 * The search providers for a person. Providers without a right search learning content, so they are used in the portal
 * only.
 */
export const findersFor = (viewer: Viewer, inPortal: boolean) =>
  domainScreens.flatMap(({ finders = [] }) => finders).filter(({ right }) => (right ? may(viewer, right) : inPortal))

/** What a person is told where the management area opens. */
export const startNotesFor = (viewer: Viewer) =>
  domainScreens.flatMap(({ notes = [] }) => notes).filter(({ right }) => may(viewer, right))

/** The management pages a person may open, by domain; domains without any are left out. */
export const manageScreensFor = (viewer: Viewer) =>
  domainScreens
    .map((screens) => ({ ...screens, manage: (screens.manage ?? []).filter((screen) => mayOpen(viewer, screen)) }))
    .filter(({ manage }) => manage.length > 0)
