import type { AppRoute } from '../../kernel/route.ts'

export const faceRoutes: readonly AppRoute[] = [
  { path: '/faceTeaching', open: false, page: async () => (await import('./pages/face-list-page.tsx')).FaceListPage },
  {
    path: '/faceTeachingTab',
    open: false,
    tab: true,
    keep: true,
    page: async () => (await import('./pages/face-list-page.tsx')).FaceListTabPage,
  },
  { path: '/faceDetail', open: false, page: async () => (await import('./pages/face-detail-page.tsx')).FaceDetailPage },
  { path: '/signDetail', open: false, page: async () => (await import('./pages/seat-page.tsx')).SeatPage },
  {
    path: '/faceTeachingImportDetail',
    open: false,
    page: async () => (await import('./pages/record-page.tsx')).RecordPage,
  },
  { path: '/Check', open: false, page: async () => (await import('./pages/check-page.tsx')).CheckPage },
]
