import type { AppRoute } from '../../kernel/route.ts'

const accountPages = () => import('./pages/account-pages.ts')
const codePages = () => import('./pages/code-pages.ts')

export const authRoutes: readonly AppRoute[] = [
  {
    path: '/login',
    open: true,
    firstLoad: true,
    page: async () => (await import('./pages/login-page.tsx')).LoginPage,
  },
  {
    path: '/setNewPassword',
    open: true,
    page: async () => (await import('./pages/new-password-page.tsx')).NewPasswordPage,
  },
  { path: '/qiweiTransit', open: true, page: async () => (await import('./pages/transit-page.tsx')).TransitPage },
  { path: '/phoneLogin', open: true, page: async () => (await codePages()).PhoneLoginPage },
  { path: '/register', open: true, page: async () => (await codePages()).RegisterPage },
  { path: '/forget', open: true, page: async () => (await codePages()).ForgetPage },
  { path: '/reset', open: true, page: async () => (await codePages()).ResetPage },
  {
    path: '/multiAccount',
    open: true,
    page: async () => (await codePages()).MultiAccountPage,
  },
  { path: '/accountAndSafe', open: false, page: async () => (await accountPages()).AccountPage },
  {
    path: '/reviseEmail',
    open: false,
    page: async () => (await accountPages()).ReviseEmailPage,
  },
  {
    path: '/reviseMobile',
    open: false,
    page: async () => (await accountPages()).ReviseMobilePage,
  },
  { path: '/revisePass', open: false, page: async () => (await accountPages()).RevisePassPage },
  {
    path: '/secondFactor',
    open: false,
    page: async () => (await import('./pages/second-factor-page.tsx')).SecondFactorPage,
  },
  { path: '/privacy', open: false, page: async () => (await accountPages()).PrivacyPage },
]
