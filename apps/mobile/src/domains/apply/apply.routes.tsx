import type { AppRoute } from '../../kernel/route.ts'

const list = () => import('./pages/apply-list-page.tsx')

export const applyRoutes: readonly AppRoute[] = [
  { path: '/applyCenter', open: false, page: async () => (await list()).ApplyListPage },
  { path: '/applyCenterTab', open: false, tab: true, keep: true, page: async () => (await list()).ApplyListTabPage },
  {
    path: '/applyDetail',
    open: false,
    page: async () => (await import('./pages/apply-detail-page.tsx')).ApplyDetailPage,
  },
]
