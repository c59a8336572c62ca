import type { AppRoute } from '../../kernel/route.ts'

const home = async () => (await import('./pages/home-page.tsx')).HomePage
const webView = async () => (await import('./pages/web-view-page.tsx')).WebViewPage
const tabWebView = async () => (await import('./pages/tab-web-view-page.tsx')).TabWebViewPage
const broadcastAndCourse = async () => (await import('./pages/broadcast-and-course-page.tsx')).BroadcastAndCoursePage

export const homeRoutes: readonly AppRoute[] = [
  { path: '/', open: false, page: home, tab: true, keep: true },
  { path: '/broadcastAndCourse', open: false, page: broadcastAndCourse, keep: true },
  { path: '/webview', open: false, page: webView },
  { path: '/tabWebview/:id?', open: false, page: tabWebView, tab: true, keep: true },
  { path: '/tabCommonView/:id?', open: false, page: tabWebView, tab: true, keep: true },
]
