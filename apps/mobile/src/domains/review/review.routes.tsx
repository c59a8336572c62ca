import type { AppRoute } from '../../kernel/route.ts'

export const reviewRoutes: readonly AppRoute[] = [
  { path: '/auditCenter', open: false, page: async () => (await import('./pages/approvals-page.tsx')).ApprovalsPage },
  { path: '/auditDetail', open: false, page: async () => (await import('./pages/approval-page.tsx')).ApprovalPage },
]
