import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'

const load = () => import('./learn/agreement-pages.tsx')

export const settingsScreens = {
  domain: 'settings',
  open: [
    { path: '/userAgreement', label: 'settings.user_agreement', foot: true, page: lazyPage(load, 'UserAgreementPage') },
    { path: '/privacyPolicy', label: 'settings.privacy_policy', foot: true, page: lazyPage(load, 'PrivacyPolicyPage') },
    {
      path: '/collectedInformation',
      label: 'settings.collected_information',
      foot: true,
      page: lazyPage(load, 'CollectedInformationPage'),
    },
  ],
  cards: [{ id: 'phone', place: 'side', card: lazyPage(() => import('./learn/phone-card.tsx'), 'PhoneCard') }],
} satisfies DomainScreens
