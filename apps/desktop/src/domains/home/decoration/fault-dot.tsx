import { useT } from '../../../kernel/text.ts'
import styles from './modules/modules.module.css'

/** Marks a part with faults. */
export function FaultDot({ count }: { count: number }) {
  const t = useT()
  if (count === 0) return null
  const words = t('home.edit_faults', { count })
  return (
    <span className={styles.dot} title={words}>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
