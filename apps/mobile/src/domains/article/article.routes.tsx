import { isDraftAddress } from '../../kernel/draft-address.ts'
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
    page: async () =>
      isDraftAddress(window.location)
        ? (await import('./preview/draft-article-page.tsx')).DraftArticlePage
        : (await import('./pages/broadcast-detail-page.tsx')).BroadcastDetailPage,
  },
]
