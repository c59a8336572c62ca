import { type ReactNode, useId } from 'react'
import styles from './editor.module.css'

interface PartCardProps {
  title: string
  intro?: string
  action?: ReactNode
  children: ReactNode
}

/** One part of the course on the page. */
export function PartCard({ title, intro, action, children }: PartCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <div>
          <h2 id={id} className={styles.cardTitle}>
            {title}
          </h2>
          {intro && <p className={styles.quiet}>{intro}</p>}
        </div>
        {action}
      </header>
      {children}
    </section>
  )
}
