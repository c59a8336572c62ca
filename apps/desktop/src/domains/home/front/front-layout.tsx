import type { ReactNode } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './front.module.css'

/** The editor, and beside it the phone preview once it is loaded. */
export function FrontLayout({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  const t = useT()
  return (
    <div className={styles.desk}>
      {children}
      {picture && (
        <aside className={styles.aside} aria-label={t('home.front_preview')}>
          {picture}
        </aside>
      )}
    </div>
  )
}
