import { badgeText } from '@sands/rules/display'
import styles from './badge.module.css'

export function Badge({ count }: { count: number }) {
  const text = badgeText(count)
  return text ? <span className={styles.badge}>{text}</span> : null
}
