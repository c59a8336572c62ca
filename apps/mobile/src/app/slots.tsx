import { homeLinks } from '@sands/contract/home/home.links'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { Language } from '@sands/rules/language'
import { translate } from '@sands/web/i18n/i18n'
import { BookOpen, Send } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { articleBlocks, articleParts } from '../domains/article/article.slots.ts'
import { courseBlocks, courseEntries, courseParts, courseTabs } from '../domains/course/course.slots.tsx'
import { homeTabs } from '../domains/home/home.slots.ts'
import { lecturerBlocks, lecturerTabs } from '../domains/lecturer/lecturer.slots.ts'
import { mediaEntries, mediaParts } from '../domains/media/media.slots.tsx'
import { MessageBell } from '../domains/message/components/message-bell.tsx'
import { messageTabs } from '../domains/message/message.slots.ts'
import { orgEntries, orgTabs } from '../domains/org/org.slots.ts'
import { settingsEntries, settingsParts } from '../domains/settings/settings.slots.tsx'
import { socialEntries, socialParts } from '../domains/social/social.slots.tsx'
import { studyParts } from '../domains/study/study.slots.tsx'
import type { MyEntry, Slots } from '../kernel/slots.ts'
import { findRoute } from './find-route.ts'

/** The outbox is for people who are signed in: the sign-in page comes without it. */
const LazyBadge = lazy(async () => ({ default: (await import('./outbox-badge.tsx')).OutboxBadge }))

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
  { id: 'outbox', label: 'kernel.outbox', icon: Send, to: kernelLinks.outbox(), group: 'self', Badge: OutboxBadge },
  { id: 'guide', label: 'kernel.guide', icon: BookOpen, to: guidePage, group: 'about' },
]

/** What the domains offer to each other's screens. */
export const slots: Slots = {
  entries: [...courseEntries, ...socialEntries, ...orgEntries, ...mediaEntries, ...settingsEntries, ...appEntries],
  tabs: [...homeTabs, ...courseTabs, ...lecturerTabs, ...messageTabs, ...orgTabs],
  blocks: [...courseBlocks, ...articleBlocks, ...lecturerBlocks],
  MessageBell,
  ...articleParts,
  ...courseParts,
  ...mediaParts,
  ...settingsParts,
  ...socialParts,
  ...studyParts,
  hasScreen: (pathname) => findRoute(pathname) !== undefined,
}
