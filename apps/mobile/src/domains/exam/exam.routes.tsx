import type { AppRoute } from '../../kernel/route.ts'

const info = async () => (await import('./pages/exam-info-page.tsx')).ExamInfoPage

export const examRoutes: readonly AppRoute[] = [
  { path: '/examList', open: false, page: async () => (await import('./pages/exam-list-page.tsx')).ExamListPage },
  { path: '/ExamInfo', open: false, page: info },
  { path: '/examInfo', open: false, page: info },
  { path: '/paper', open: false, page: async () => (await import('./pages/paper-page.tsx')).PaperPage },
  { path: '/commit', open: false, page: async () => (await import('./pages/commit-page.tsx')).CommitPage },
  { path: '/result', open: false, page: async () => (await import('./pages/result-page.tsx')).ResultPage },
  { path: '/verify', open: true, page: async () => (await import('./pages/verify-page.tsx')).VerifyPage },
]
