import { useT } from '@sands/web/i18n/i18n'
import { Button } from '../../../kernel/ui/button.tsx'
import { ErrorScene } from '../../../kernel/ui/page/scene.tsx'
import { State } from '../../../kernel/ui/page/states.tsx'
import { useBack } from '../../../kernel/use-back.ts'

/** Asks before a page whose address did not come from the server. */
export function WebAsk({ host, onOpen }: { host: string; onOpen: () => void }) {
  const t = useT()
  const goBack = useBack()
  const action = (
    <>
      <Button onClick={goBack}>{t('kernel.back')}</Button>
      <Button look="soft" onClick={onOpen}>
        {t('home.webview_ask_open')}
      </Button>
    </>
  )
  return (
    <State
      picture={<ErrorScene />}
      title={t('home.webview_ask_title', { host })}
      text={t('home.webview_ask_text')}
      action={action}
    />
  )
}
