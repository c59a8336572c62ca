import type { AppRoute } from '../../kernel/route.ts'

export const mediaRoutes: readonly AppRoute[] = [
  { path: '/downloads', open: false, page: async () => (await import('./pages/downloads-page.tsx')).DownloadsPage },
]
