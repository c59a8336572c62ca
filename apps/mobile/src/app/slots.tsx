import { homeLinks } from '@sands/contract/home/home.links'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { Language } from '@sands/rules/language'
import { translate } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { BookOpen, Send } from 'lucide-react'
import { Suspense } from 'react'
import type { MyEntry, Slots } from '../kernel/slots.ts'
import { Nothing } from '../kernel/ui/missing.tsx'
import { domainSlots } from './domain-slots.ts'
import { findRoute } from './find-route.ts'

/** The outbox needs a session, so the sign-in page does not load its code. */
const LazyBadge = lazyPart(async () => (await import('./outbox-badge.tsx')).OutboxBadge, Nothing)

function OutboxBadge() {
  return (
    <Suspense>
      <LazyBadge />
    </Suspense>
  )
}

const guidePage = (language: Language) =>
  homeLinks.webview({ url: kernelLinks.guide(language), title: translate('kernel.guide') })

const appEntries: readonly MyEntry[] = [
  {
    id: 'outbox',
    label: 'kernel.outbox',
    icon: Send,
    to: kernelLinks.outbox(),
    group: 'more',
    order: 60,
    Badge: OutboxBadge,
  },
  { id: 'guide', label: 'kernel.guide', icon: BookOpen, to: guidePage, group: 'about', order: 30 },
]

/** The components that domains provide for each other's screens. */
export const slots: Slots = {
  ...domainSlots,
  entries: [...domainSlots.entries, ...appEntries],
  contents: domainSlots.contents.toSorted((a, b) => a.module - b.module),
  hasScreen: (pathname) => findRoute(pathname) !== undefined,
}
