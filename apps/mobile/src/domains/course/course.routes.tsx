import type { AppRoute } from '../../kernel/route.ts'

export const courseRoutes: readonly AppRoute[] = [
  { path: '/course', open: false, page: async () => (await import('./pages/course-page.tsx')).CoursePage, tab: true },
  {
    path: '/courseSearch',
    open: false,
    page: async () => (await import('./pages/course-search-page.tsx')).CourseSearchPage,
  },
  {
    path: '/courseDetail',
    open: false,
    page: async () => (await import('./pages/course-detail-page.tsx')).CourseDetailPage,
  },
]
