import { useT } from '@sands/web/i18n/i18n'
import { useSearchParams } from 'react-router'
import { Page } from '../../../kernel/ui/page.tsx'
import { WebFrame } from '../components/web-frame.tsx'

export function WebViewPage({ back = true }: { back?: boolean }) {
  const t = useT()
  const [search] = useSearchParams()
  const title = search.get('title') || t('home.webview_title')
  return (
    <Page title={title} back={back} full>
      <WebFrame url={search.get('url')} title={title} />
    </Page>
  )
}
