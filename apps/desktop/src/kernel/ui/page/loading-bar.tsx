import { useLoading } from '@sands/web/call/loading'
import styles from './loading-bar.module.css'

/** A thin line at the top while anything the person asked for is under way. Regions speak for themselves, so it is silent. */
export function LoadingBar() {
  return useLoading() ? <div className={styles.bar} aria-hidden="true" /> : null
}
