import { useLoading } from '@sands/web/call/loading'
import styles from './loading-bar.module.css'

/**
 * A thin line at the top while a call of the person is running. Each region announces its own state, so this line is
 * silent.
 */
export function LoadingBar() {
  return useLoading() ? <div className={styles.bar} aria-hidden="true" /> : null
}
