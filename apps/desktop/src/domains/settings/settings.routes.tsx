import { BgColorsOutlined, FileProtectOutlined, HistoryOutlined, TranslationOutlined } from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { settingsTerms } from './settings.terms.ts'

const load = () => import('./learn/agreement-pages.tsx')

export const settingsScreens = {
  domain: 'settings',
  order: 900,
  ...settingsTerms,
  label: 'settings.title',
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
  manage: [
    {
      path: '/manage/settings/skin',
      label: 'settings.skin',
      icon: BgColorsOutlined,
      right: 'settings.skin.edit',
      page: lazyPage(() => import('./manage/skin-page.tsx'), 'SkinPage'),
    },
    {
      path: '/manage/settings/agreements',
      label: 'settings.agreements',
      icon: FileProtectOutlined,
      right: 'settings.agreements.edit',
      page: lazyPage(() => import('./manage/agreements-page.tsx'), 'AgreementsPage'),
    },
    {
      path: '/manage/settings/texts',
      label: 'settings.texts',
      icon: TranslationOutlined,
      right: 'settings.texts.edit',
      page: lazyPage(() => import('./manage/texts-page.tsx'), 'TextsPage'),
    },
    {
      path: '/manage/settings/text-history',
      label: 'settings.texts_editions',
      icon: HistoryOutlined,
      right: 'settings.texts.edit',
      page: lazyPage(() => import('./manage/editions-page.tsx'), 'EditionsPage'),
    },
  ],
  cards: [
    { id: 'phone', place: 'side', card: lazyPage(() => import('./learn/phone-card.tsx'), 'PhoneCard') },
    { id: 'look', place: 'profile', card: lazyPage(() => import('./learn/look-card.tsx'), 'LookCard') },
  ],
} satisfies DomainScreens
