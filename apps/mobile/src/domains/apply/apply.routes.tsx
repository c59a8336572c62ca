import type { AppRoute } from '../../kernel/route.ts'

export const applyRoutes: readonly AppRoute[] = [
  { path: '/applyCenter', open: false, page: async () => (await import('./pages/apply-list-page.tsx')).ApplyListPage },
  {
    path: '/applyCenterTab',
    open: false,
    tab: true,
    keep: true,
    page: async () => (await import('./pages/apply-list-page.tsx')).ApplyListTabPage,
  },
  {
    path: '/applyDetail',
    open: false,
    page: async () => (await import('./pages/apply-detail-page.tsx')).ApplyDetailPage,
  },
]
