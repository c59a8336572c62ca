import type { AppRoute } from '../kernel/route.ts'

/** Screens that belong to no domain. */
export const appRoutes: readonly AppRoute[] = [
  { path: '/error', open: false, page: async () => (await import('./pages/error-page.tsx')).ErrorPage },
  { path: '/empty', open: false, page: async () => (await import('./pages/empty-page.tsx')).EmptyPage },
  { path: '/shareError', open: true, page: async () => (await import('./pages/share-error-page.tsx')).ShareErrorPage },
  { path: '/outbox', open: false, page: async () => (await import('./pages/outbox-page.tsx')).OutboxPage },
]
