import { useT } from '@sands/web/i18n/i18n'
import { useSearchParams } from 'react-router'
import { FramePage } from '../../../kernel/ui/page/page.tsx'
import { WebFrame } from '../components/web-frame.tsx'
import { useTabs } from '../use-tabs.ts'

/** The web view as a tab, without a back button. The server handed out the address when one of its tabs has it. */
export function TabWebViewPage() {
  const t = useT()
  const [search] = useSearchParams()
  const { tabs, fetched } = useTabs()
  const url = search.get('url')
  const title = search.get('title') || t('home.webview_title')
  return (
    <FramePage title={title} back={false}>
      {!fetched.isLoading && (
        <WebFrame url={url} title={title} handedOut={tabs.some(({ jumpUrl }) => jumpUrl === url)} />
      )}
    </FramePage>
  )
}
