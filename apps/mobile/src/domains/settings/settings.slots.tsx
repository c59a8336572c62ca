import { settingsLinks } from '@sands/contract/settings/settings.links'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import { FileText, Settings, ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import { withTexts } from '../../kernel/need-texts.ts'
import type { MyEntry, ShareProps, Slots } from '../../kernel/slots.ts'
import { MissingSheet } from '../../kernel/ui/missing.tsx'

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

const LazyShare = lazyPart(
  withTexts('settings', async () => (await import('./components/share-sheet.tsx')).ShareSheet),
  MissingSheet,
)

function ShareSheet(props: ShareProps) {
  return (
    <Suspense>
      <LazyShare {...props} />
    </Suspense>
  )
}

export const settingsParts = { ShareSheet } satisfies Partial<Slots>
