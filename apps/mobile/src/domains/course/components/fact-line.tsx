import { Fragment } from 'react'
import styles from './fact-line.module.css'

/** Facts in a line. What does not fit goes to the next line whole, and no dot stays behind or goes ahead. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <span className={styles.line}>
      <span className={styles.facts}>
        {facts.map((fact) => (
          <Fragment key={fact}>
            <span className={styles.fact}>{fact}</span>{' '}
          </Fragment>
        ))}
      </span>
    </span>
  )
}
