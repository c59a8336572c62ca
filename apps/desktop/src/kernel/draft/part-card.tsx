import { type ReactNode, useId } from 'react'
import styles from './part-card.module.css'

interface PartCardProps {
  title: string
  intro?: string
  action?: ReactNode
  children: ReactNode
}

/** One part of the edited document, as a card. */
export function PartCard({ title, intro, action, children }: PartCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
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
