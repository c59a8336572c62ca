import type { AppRoute } from '../../kernel/route.ts'

const userAgreement = async () => (await import('./pages/agreement-page.tsx')).UserAgreementPage
const privacyPolicy = async () => (await import('./pages/agreement-page.tsx')).PrivacyPolicyPage

export const settingsRoutes: readonly AppRoute[] = [
  { path: '/setting', open: false, page: async () => (await import('./pages/setting-page.tsx')).SettingPage },
  { path: '/userAgreement', open: true, page: userAgreement },
  { path: '/UserAgreement', open: true, page: userAgreement },
  { path: '/privacyPolicy', open: true, page: privacyPolicy },
  { path: '/PrivacyPolicy', open: true, page: privacyPolicy },
  {
    path: '/collectedInformation',
    open: true,
    page: async () => (await import('./pages/agreement-page.tsx')).CollectedInformationPage,
  },
  { path: '/s/:code', open: true, page: async () => (await import('./pages/short-link-page.tsx')).ShortLinkPage },
]
