import type { AppRoute } from '../../kernel/route.ts'

export const orgRoutes: readonly AppRoute[] = [
  {
    path: '/my',
    open: false,
    page: async () => (await import('./pages/my-page.tsx')).MyPage,
    entries: true,
    tab: true,
    keep: true,
  },
  { path: '/personCenter', open: false, page: async () => (await import('./pages/person-page.tsx')).PersonPage },
]
