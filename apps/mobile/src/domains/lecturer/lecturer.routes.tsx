import type { AppRoute } from '../../kernel/route.ts'

const centre = async () => (await import('./pages/lecturer-centre-page.tsx')).LecturerCentrePage
const centreTab = async () => (await import('./pages/lecturer-centre-page.tsx')).LecturerCentreTabPage

export const lecturerRoutes: readonly AppRoute[] = [
  { path: '/lecturerCenter', open: false, page: centre, keep: true },
  { path: '/lecturerCenterTab', open: false, page: centreTab, tab: true, keep: true },
  {
    path: '/lecturerSearch',
    open: false,
    page: async () => (await import('./pages/lecturer-search-page.tsx')).LecturerSearchPage,
    keep: true,
  },
  {
    path: '/lecturerDetail',
    open: false,
    page: async () => (await import('./pages/lecturer-detail-page.tsx')).LecturerDetailPage,
  },
]
