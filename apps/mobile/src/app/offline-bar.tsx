import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import { useT } from '@sands/web/i18n/i18n'
import { useOnline } from '@sands/web/offline/connectivity'
import { useWaitingWrites } from '@sands/web/outbox/waiting'
import { ChevronRight, CloudOff } from 'lucide-react'
import { Link } from '../kernel/ui/link.tsx'
import styles from './offline-bar.module.css'

/**
 * Shown while the server cannot be reached, with the number of waiting writes. It pushes the page down and covers
 * nothing.
 */
export function OfflineBar() {
  const t = useT()
  const online = useOnline()
  const waiting = useWaitingWrites()
  return (
    <div role="status" className={online ? undefined : styles.bar}>
      {!online && (
        <>
          <CloudOff size={18} aria-hidden className={styles.icon} />
          <span className={styles.words}>{t('kernel.offline_sign')}</span>
          {waiting > 0 && (
            <Link to={kernelLinks.outbox()} className={styles.waiting}>
              {t('kernel.offline_waiting', { count: waiting })}
              <ChevronRight size={16} aria-hidden />
            </Link>
          )}
        </>
      )}
    </div>
  )
}
