import { useT } from '@sands/web/i18n/i18n'
import { useLocation, useSearchParams } from 'react-router'
import { isHandedOut } from '../../../kernel/handed-out.ts'
import { FramePage } from '../../../kernel/ui/page/page.tsx'
import { WebFrame } from '../components/web-frame.tsx'

export function WebViewPage() {
  const t = useT()
  const [search] = useSearchParams()
  const title = search.get('title') || t('home.webview_title')
  return (
    <FramePage title={title} back>
      <WebFrame url={search.get('url')} title={title} handedOut={isHandedOut(useLocation().state)} />
    </FramePage>
  )
}
