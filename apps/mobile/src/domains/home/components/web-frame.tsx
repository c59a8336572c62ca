import { webViewTarget } from '@sands/rules/web-view'
import { outsideTarget } from '@sands/web/host/outside'
import { useT } from '@sands/web/i18n/i18n'
import { ExternalLink } from 'lucide-react'
import { Navigate } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { ErrorScene } from '../../../kernel/ui/page/scene.tsx'
import { State } from '../../../kernel/ui/page/states.tsx'
import styles from './web-frame.module.css'

/** An external page in a sandboxed frame, with its host visible. An address of our own opens the screen itself. */
export function WebFrame({ url, title }: { url: string | null; title: string }) {
  const t = useT()
  const { hasScreen } = useSlots()
  const target = webViewTarget(url, window.location.origin)
  if (!target) {
    return (
      <State picture={<ErrorScene />} title={t('home.webview_refused_title')} text={t('home.webview_refused_text')} />
    )
  }
  if (target.path !== undefined && hasScreen(new URL(target.src).pathname)) return <Navigate to={target.path} replace />
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
