import { useT } from '@sands/web/i18n/i18n'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useBack } from '../../use-back.ts'
import styles from './nav-bar.module.css'

export function NavBar({ title, back = true, end }: { title: string; back?: boolean; end?: ReactNode }) {
  const t = useT()
  const goBack = useBack()
  return (
    <header className={styles.bar}>
      <div className={styles.side}>
        {back && (
          <button type="button" className={styles.back} aria-label={t('kernel.back')} onClick={goBack}>
            <ChevronLeft size={26} aria-hidden />
          </button>
        )}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.side}>{end}</div>
    </header>
  )
}
