import { articleScreens } from '../domains/article/article.routes.tsx'
import { articleParts } from '../domains/article/article.slots.ts'
import { authScreens } from '../domains/auth/auth.routes.tsx'
import { courseScreens } from '../domains/course/course.routes.tsx'
import { courseParts } from '../domains/course/course.slots.ts'
import { homeScreens } from '../domains/home/home.routes.tsx'
import { lecturerScreens } from '../domains/lecturer/lecturer.routes.tsx'
import { mediaScreens } from '../domains/media/media.routes.tsx'
import { messageScreens } from '../domains/message/message.routes.tsx'
import { opsScreens } from '../domains/ops/ops.routes.tsx'
import { orgScreens } from '../domains/org/org.routes.tsx'
import { settingsScreens } from '../domains/settings/settings.routes.tsx'
import { socialScreens } from '../domains/social/social.routes.tsx'
import { socialParts } from '../domains/social/social.slots.tsx'
import { portalAddress } from '../kernel/jump/portal-address.ts'
import type { DomainScreens } from '../kernel/screens.ts'
import type { Slots } from '../kernel/slots.ts'
import { may, type Viewer } from '../kernel/viewer.ts'

/** Every domain of the desktop. The order is the order of the navigation. */
export const domainScreens: readonly DomainScreens[] = [
  homeScreens,
  courseScreens,
  articleScreens,
  lecturerScreens,
  mediaScreens,
  messageScreens,
  socialScreens,
  orgScreens,
  settingsScreens,
  authScreens,
  opsScreens,
]

export const openScreens = domainScreens.flatMap(({ open = [] }) => open)
export const portalScreens = domainScreens.flatMap(({ portal = [] }) => portal)
export const manageScreens = domainScreens.flatMap(({ manage = [] }) => manage)
const cards = domainScreens.flatMap(({ cards: own = [] }) => own)
export const slots: Slots = {
  cards: [...cards.filter(({ first }) => first), ...cards.filter(({ first }) => !first)],
  blocks: domainScreens.flatMap(({ blocks = [] }) => blocks),
  footLinks: openScreens.filter(({ foot }) => foot),
  portalAddressOf: (phoneAddress) => portalAddress(portalScreens, phoneAddress),
  ...socialParts,
  ...courseParts,
  ...articleParts,
}

/** What a person may look for besides pages. What everybody may is learned, not managed: it is found in the portal. */
export const findersFor = (viewer: Viewer, inPortal: boolean) =>
  domainScreens.flatMap(({ finders = [] }) => finders).filter(({ right }) => (right ? may(viewer, right) : inPortal))

/** The management pages a person may open, by domain; domains without any are left out. */
export const manageScreensFor = (viewer: Viewer) =>
  domainScreens
    .map((screens) => ({ ...screens, manage: (screens.manage ?? []).filter(({ right }) => may(viewer, right)) }))
    .filter(({ manage }) => manage.length > 0)
