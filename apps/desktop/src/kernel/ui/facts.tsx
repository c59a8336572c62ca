import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** Facts about an entity, label above value, in as many columns as fit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
