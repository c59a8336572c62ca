import type { AppRoute } from '../../kernel/route.ts'

const info = async () => (await import('./pages/exam-info-page.tsx')).ExamInfoPage
const practice = async () => (await import('./practice/practice-info-page.tsx')).PracticeInfoPage

export const examRoutes: readonly AppRoute[] = [
  { path: '/examList', open: false, page: async () => (await import('./pages/exam-list-page.tsx')).ExamListPage },
  { path: '/ExamInfo', open: false, page: info },
  { path: '/examInfo', open: false, page: info },
  { path: '/paper', open: false, page: async () => (await import('./pages/paper-page.tsx')).PaperPage },
  { path: '/commit', open: false, page: async () => (await import('./pages/commit-page.tsx')).CommitPage },
  { path: '/result', open: false, page: async () => (await import('./pages/result-page.tsx')).ResultPage },
  { path: '/verify', open: true, page: async () => (await import('./pages/verify-page.tsx')).VerifyPage },
  {
    path: '/examPractise',
    open: false,
    page: async () => (await import('./practice/practice-list-page.tsx')).PracticeListPage,
    keep: true,
  },
  {
    path: '/examPractiseTab',
    open: false,
    page: async () => (await import('./practice/practice-list-page.tsx')).PracticeTabPage,
    tab: true,
    keep: true,
  },
  { path: '/ExamPractiseInfo', open: false, page: practice },
  { path: '/examPractiseInfo', open: false, page: practice },
  {
    path: '/examPractisePaper',
    open: false,
    page: async () => (await import('./practice/practice-paper-page.tsx')).PracticePaperPage,
  },
  {
    path: '/examPractiseResult',
    open: false,
    page: async () => (await import('./practice/practice-result-page.tsx')).PracticeResultPage,
  },
  { path: '/wrongBook', open: false, page: async () => (await import('./practice/wrong-book-page.tsx')).WrongBookPage },
  { path: '/dailySet', open: false, page: async () => (await import('./practice/daily-page.tsx')).DailyPage },
]
