import { WebViewPage } from './web-view-page.tsx'

/** The web view as a tab: nothing to go back to. */
export function TabWebViewPage() {
  return <WebViewPage back={false} />
}
