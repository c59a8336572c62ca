import type { ReactNode } from 'react'
import { useDocumentTitle } from '../document-title.ts'
import { classNames } from './class-names.ts'
import { NavBar } from './nav-bar.tsx'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** Tab pages have nowhere to go back to. */
  back?: boolean
  end?: ReactNode
  /** The one main action, fixed at the bottom. */
  bottom?: ReactNode
  /** The content reaches the edges and fills the height. */
  full?: boolean
  children: ReactNode
}

export function Page({ title, back, end, bottom, full, children }: PageProps) {
  useDocumentTitle(title)
  return (
    <div className={styles.page}>
      <NavBar title={title} {...(back === undefined ? {} : { back })} end={end} />
      <main className={classNames(styles.main, full ? styles.full : styles.padded)}>{children}</main>
      {bottom && <footer className={styles.bottom}>{bottom}</footer>}
    </div>
  )
}
