import { WebViewPage } from './web-view-page.tsx'

/** The web view as a tab, without a back button. */
export function TabWebViewPage() {
  return <WebViewPage back={false} />
}
