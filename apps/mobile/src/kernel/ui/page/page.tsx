import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../document-title.ts'
import { classNames } from '../class-names.ts'
import { NavBar } from './nav-bar.tsx'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** Tab pages have no back button. */
  back?: boolean
  end?: ReactNode
  /** The one main action, fixed at the bottom. */
  bottom?: ReactNode
  children: ReactNode
}

export function Page({ title, back = true, end, bottom, children }: PageProps) {
  useDocumentTitle(title)
  return (
    <div className={styles.page}>
      <NavBar title={title} back={back} end={end} />
      <main className={classNames(styles.main, styles.padded)}>{children}</main>
      {bottom && <footer className={styles.bottom}>{bottom}</footer>}
    </div>
  )
}

/** A page with nothing but a frame. The framed document has its own landmarks, so ours has a name. */
export function FramePage({ title, back = true, end, children }: Omit<PageProps, 'bottom'>) {
  useDocumentTitle(title)
  return (
    <main className={styles.page} aria-label={title}>
      <NavBar title={title} back={back} end={end} />
      <div className={styles.main}>{children}</div>
    </main>
  )
}
