import { type ReactNode, useId } from 'react'
import styles from './step.module.css'

/** A numbered part of a form, matching the path in the picture beside it. */
export function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number} aria-hidden>
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
