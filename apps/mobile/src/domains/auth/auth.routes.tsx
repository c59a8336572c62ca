import type { AppRoute } from '../../kernel/route.ts'

export const authRoutes: readonly AppRoute[] = [
  { path: '/login', open: true, page: async () => (await import('./pages/login-page.tsx')).LoginPage },
  {
    path: '/setNewPassword',
    open: true,
    page: async () => (await import('./pages/new-password-page.tsx')).NewPasswordPage,
  },
]
