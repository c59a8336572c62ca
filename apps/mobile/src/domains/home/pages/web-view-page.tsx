import { useT } from '@sands/web/i18n/i18n'
import { useSearchParams } from 'react-router'
import { FramePage } from '../../../kernel/ui/page/page.tsx'
import { WebFrame } from '../components/web-frame.tsx'

export function WebViewPage({ back = true }: { back?: boolean }) {
  const t = useT()
  const [search] = useSearchParams()
  const title = search.get('title') || t('home.webview_title')
  return (
    <FramePage title={title} back={back}>
      <WebFrame url={search.get('url')} title={title} />
    </FramePage>
  )
}
