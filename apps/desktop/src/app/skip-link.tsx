import { useT } from '../kernel/text.ts'
import styles from './skip-link.module.css'

export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {useT()('manage.skip')}
    </a>
  )
}
