import { settingsLinks } from '@sands/contract/settings/settings.links'
import { FileText, Settings, ShieldCheck } from 'lucide-react'
import type { MyEntry } from '../../kernel/slots.ts'

export const settingsEntries: readonly MyEntry[] = [
  { id: 'setting', label: 'settings.title', icon: Settings, to: settingsLinks.setting(), group: 'more', order: 50 },
  {
    id: 'userAgreement',
    label: 'settings.user_agreement',
    icon: FileText,
    to: settingsLinks.userAgreement(),
    group: 'about',
    order: 10,
  },
  {
    id: 'privacyPolicy',
    label: 'settings.privacy_policy',
    icon: ShieldCheck,
    to: settingsLinks.privacyPolicy(),
    group: 'about',
    order: 20,
  },
]
