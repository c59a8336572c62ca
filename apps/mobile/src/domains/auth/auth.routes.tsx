import type { AppRoute } from '../../kernel/route.ts'

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
    firstLoad: true,
    page: async () => (await import('./pages/new-password-page.tsx')).NewPasswordPage,
  },
  { path: '/qiweiTransit', open: true, page: async () => (await import('./pages/transit-page.tsx')).TransitPage },
  { path: '/phoneLogin', open: true, page: async () => (await import('./pages/phone-login-page.tsx')).PhoneLoginPage },
  { path: '/register', open: true, page: async () => (await import('./pages/register-page.tsx')).RegisterPage },
  { path: '/forget', open: true, page: async () => (await import('./pages/forget-page.tsx')).ForgetPage },
  { path: '/reset', open: true, page: async () => (await import('./pages/reset-page.tsx')).ResetPage },
  {
    path: '/multiAccount',
    open: true,
    page: async () => (await import('./pages/multi-account-page.tsx')).MultiAccountPage,
  },
  { path: '/accountAndSafe', open: false, page: async () => (await import('./pages/account-page.tsx')).AccountPage },
  {
    path: '/reviseEmail',
    open: false,
    page: async () => (await import('./pages/revise-email-page.tsx')).ReviseEmailPage,
  },
  {
    path: '/reviseMobile',
    open: false,
    page: async () => (await import('./pages/revise-mobile-page.tsx')).ReviseMobilePage,
  },
  { path: '/revisePass', open: false, page: async () => (await import('./pages/revise-pass-page.tsx')).RevisePassPage },
  { path: '/privacy', open: false, page: async () => (await import('./pages/privacy-page.tsx')).PrivacyPage },
]
