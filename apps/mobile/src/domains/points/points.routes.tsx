import type { AppRoute } from '../../kernel/route.ts'

export const pointsRoutes: readonly AppRoute[] = [
  {
    path: '/integral',
    open: false,
    page: async () => (await import('./pages/points-page.tsx')).PointsPage,
    keep: true,
  },
]
