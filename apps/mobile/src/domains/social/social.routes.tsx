import type { AppRoute } from '../../kernel/route.ts'

export const socialRoutes: readonly AppRoute[] = [
  {
    path: '/myCollect',
    open: false,
    page: async () => (await import('./pages/my-collect-page.tsx')).MyCollectPage,
    keep: true,
  },
]
