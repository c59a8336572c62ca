import type { AppRoute } from '../../kernel/route.ts'

export const mediaRoutes: readonly AppRoute[] = [
  {
    path: '/previewVideo',
    open: true,
    page: async () => (await import('./pages/preview-video-page.tsx')).PreviewVideoPage,
  },
  {
    path: '/preview/pdf',
    open: false,
    page: async () => (await import('./pages/preview-pdf-page.tsx')).PreviewPdfPage,
  },
  { path: '/downloads', open: false, page: async () => (await import('./pages/downloads-page.tsx')).DownloadsPage },
]
