import { webViewTarget } from '@sands/rules/link'
import { outsideTarget } from '@sands/web/host/outside'
import { useT } from '@sands/web/i18n/i18n'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { ErrorScene } from '../../../kernel/ui/page/scene.tsx'
import { State } from '../../../kernel/ui/page/states.tsx'
import { WebAsk } from './web-ask.tsx'
import styles from './web-frame.module.css'

interface WebFrameProps {
  url: string | null
  title: string
  /** Whether the address came from the server. */
  handedOut: boolean
}

/**
 * An external page in a sandboxed frame, with its host visible. An address of our own opens the screen itself; one that
 * the server did not hand out opens after a question.
 */
export function WebFrame({ url, title, handedOut }: WebFrameProps) {
  const t = useT()
  const [allowed, setAllowed] = useState<string>()
  const { hasScreen } = useSlots()
  const target = webViewTarget(url, window.location.origin)
  if (!target) {
    return (
      <State picture={<ErrorScene />} title={t('home.webview_refused_title')} text={t('home.webview_refused_text')} />
    )
  }
  if (target.path !== undefined && hasScreen(new URL(target.src).pathname)) return <Navigate to={target.path} replace />
  const isOurs = target.path !== undefined
  if (!isOurs && !handedOut && allowed !== target.src)
    return <WebAsk host={target.host} onOpen={() => setAllowed(target.src)} />
  return (
    <>
      {target.framed ? (
        <iframe
          className={styles.frame}
          src={target.src}
          title={title}
          sandbox={target.sandbox}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <State picture={<ErrorScene />} title={title} text={t('home.webview_outside_only')} />
      )}
      <p className={styles.source}>
        <span className={styles.host}>{t('home.webview_host', { host: target.host })}</span>
        <a className={styles.outside} href={target.src} target={outsideTarget()} rel="noopener noreferrer">
          <ExternalLink size={16} aria-hidden />
          {t('home.open_outside')}
        </a>
      </p>
    </>
  )
}
