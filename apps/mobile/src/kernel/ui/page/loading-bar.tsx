import { useLoading } from '@sands/web/call/loading'
import { useT } from '@sands/web/i18n/i18n'
import styles from './loading-bar.module.css'

/** The loading indicator of the whole app, visible while any request is pending. */
export function LoadingBar() {
  const t = useT()
  if (!useLoading()) return null
  return (
    <div role="status">
      <div className={styles.bar} role="progressbar" aria-label={t('kernel.loading')} />
    </div>
  )
}
