import { classNames } from '../../../kernel/ui/class-names.ts'
import { partsOf } from '../study-time-text.ts'
import styles from './stat.module.css'

/** An important number: large digits, small unit. */
export function Stat({ text, large = false }: { text: string; large?: boolean }) {
  return (
    <span className={classNames(styles.stat, large && styles.large)}>
      {partsOf(text).map(({ text: part, isNumber }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no ids and are never reordered
        <span key={index} className={isNumber ? styles.number : styles.unit}>
          {part}
        </span>
      ))}
    </span>
  )
}
