import type { AppRoute } from '../../kernel/route.ts'

export const feedbackRoutes: readonly AppRoute[] = [
  { path: '/feedback', open: false, page: async () => (await import('./pages/feedback-page.tsx')).FeedbackPage },
  { path: '/ceo', open: false, page: async () => (await import('./pages/ceo-page.tsx')).CeoPage },
  { path: '/CeoDetail', open: false, page: async () => (await import('./pages/ceo-detail-page.tsx')).CeoDetailPage },
]
