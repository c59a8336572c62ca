import { homeLinks } from '@sands/contract/home/home.links'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import type { Language } from '@sands/rules/language'
import { translate } from '@sands/web/i18n/i18n'
import { BookOpen, Send } from 'lucide-react'
import type { MyEntry } from '../kernel/slots.ts'
import { domainEntries } from './domain-entries.ts'
import { OutboxBadge } from './outbox-badge.tsx'

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

/** The entries of the my page. */
export const entries: readonly MyEntry[] = [...domainEntries, ...appEntries]
