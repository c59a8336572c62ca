import type { ReactNode } from 'react'
import styles from './state-block.module.css'
import { type StateKind, StatePicture } from './state-picture.tsx'

interface StateBlockProps {
  kind: StateKind
  title: string
  text?: ReactNode
  actions?: ReactNode
  /** Fills the page and has its only heading, instead of being inside a card. */
  page?: boolean
  /** Announced at once, for a state that replaces content the person was waiting for. */
  alert?: boolean
}

/** A picture, a sentence, and what to do next. */
export function StateBlock({ kind, title, text, actions, page = false, alert = false }: StateBlockProps) {
  const Heading = page ? 'h1' : 'h2'
  return (
    <section className={page ? styles.page : styles.block} role={alert ? 'alert' : undefined}>
      <StatePicture kind={kind} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}
