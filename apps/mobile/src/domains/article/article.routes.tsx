import type { AppRoute } from '../../kernel/route.ts'

export const articleRoutes: readonly AppRoute[] = [
  {
    path: '/broadcast',
    open: false,
    page: async () => (await import('./pages/broadcast-page.tsx')).BroadcastPage,
    keep: true,
  },
  {
    path: '/broadcastDetail/:id?',
    open: true,
    page: async () => (await import('./pages/broadcast-detail-page.tsx')).BroadcastDetailPage,
  },
]
