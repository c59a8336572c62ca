import { Fragment } from 'react'
import styles from './fact-line.module.css'

/** Facts in a line. What does not fit goes to the next line whole. */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, place) => (
    <Fragment key={fact}>
      {place > 0 && ' · '}
      <span className={styles.fact}>{fact}</span>
    </Fragment>
  ))
}
