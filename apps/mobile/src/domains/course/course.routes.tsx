import type { AppRoute } from '../../kernel/route.ts'

export const courseRoutes: readonly AppRoute[] = [
  {
    path: '/course',
    open: false,
    page: async () => (await import('./pages/course-page.tsx')).CoursePage,
    tab: true,
    keep: true,
  },
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
  {
    path: '/myStudy',
    open: false,
    page: async () => (await import('./pages/my-study-page.tsx')).MyStudyPage,
    keep: true,
  },
  {
    path: '/myStudyTab',
    open: false,
    page: async () => (await import('./pages/my-study-page.tsx')).MyStudyTabPage,
    tab: true,
    keep: true,
  },
]
