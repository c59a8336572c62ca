import { useT } from '@sands/web/i18n/i18n'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../../kernel/document-title.ts'
import { NavBar } from '../../../kernel/ui/page/nav-bar.tsx'
import styles from './detail-page.module.css'

interface DetailPageProps {
  title: string
  end?: ReactNode
  bottom?: ReactNode
  children: ReactNode
}

/** The frame of a course or courseware page. */
export function DetailPage({ title, end, bottom, children }: DetailPageProps) {
  const t = useT()
  useDocumentTitle(title || t('course.detail'))
  return (
    <div className={styles.page}>
      <NavBar title={t('course.detail')} end={end} />
      <main className={styles.main}>{children}</main>
      {bottom}
    </div>
  )
}
