import type { ReactNode } from 'react'
import styles from './manage-page.module.css'
import { usePageTitle } from './use-page-title.ts'

interface ManagePageProps {
  title: string
  /** One sentence on the purpose of the page. */
  intro?: string
  actions?: ReactNode
  children: ReactNode
}

/** Every management page: heading with its actions, then the content. Breadcrumbs and navigation come from the frame. */
export function ManagePage({ title, intro, actions, children }: ManagePageProps) {
  usePageTitle(title)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}
