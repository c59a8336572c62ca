import type { AppRoute } from '../../kernel/route.ts'

export const studyRoutes: readonly AppRoute[] = [
  {
    path: '/studyTime',
    open: false,
    page: async () => (await import('./pages/study-time-page.tsx')).StudyTimePage,
    keep: true,
  },
  { path: '/topAcademic', open: false, page: async () => (await import('./pages/rank-page.tsx')).RankPage, keep: true },
  { path: '/task', open: false, page: async () => (await import('./pages/task-page.tsx')).TaskPage, keep: true },
  {
    path: '/taskTab',
    open: false,
    page: async () => (await import('./pages/task-page.tsx')).TaskTabPage,
    tab: true,
    keep: true,
  },
]
