import type { AppRoute } from '../../kernel/route.ts'

export const messageRoutes: readonly AppRoute[] = [
  { path: '/news', open: false, page: async () => (await import('./pages/news-page.tsx')).NewsPage, keep: true },
  {
    path: '/newsTab',
    open: false,
    page: async () => (await import('./pages/news-page.tsx')).NewsTabPage,
    tab: true,
    keep: true,
  },
  {
    path: '/newsDetail/:code/:name',
    open: false,
    page: async () => (await import('./pages/shelf-page.tsx')).ShelfPage,
    keep: true,
  },
  {
    path: '/messageCard',
    open: false,
    page: async () => (await import('./pages/message-card-page.tsx')).MessageCardPage,
  },
  {
    path: '/messageSettings',
    open: false,
    page: async () => (await import('./pages/message-settings-page.tsx')).MessageSettingsPage,
  },
]
