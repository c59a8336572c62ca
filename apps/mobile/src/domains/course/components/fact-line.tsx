import { Fragment } from 'react'
import styles from './fact-line.module.css'

/**
 * Facts in a line. A fact that does not fit moves to the next line as a whole, and no dot is left at the start or end
 * of a line.
 */
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
