import { homeLinks } from '@sands/contract/home/home.links'
import { useT } from '@sands/web/i18n/i18n'
import { Eye } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './draft-note.module.css'

/** For a person who was sent the link: says above the page that this is a draft, and links to the app. */
export function DraftNote({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <div className={styles.around}>
      <aside className={styles.note} aria-label={t('home.preview')}>
        <Eye size={18} aria-hidden className={styles.icon} />
        <span className={styles.words}>{t('home.preview')}</span>
        <button type="button" className={styles.leave} onClick={() => window.location.assign(homeLinks.home())}>
          {t('home.preview_leave')}
        </button>
      </aside>
      <div className={styles.below}>{children}</div>
    </div>
  )
}
