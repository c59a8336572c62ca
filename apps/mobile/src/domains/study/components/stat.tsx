import { classNames } from '../../../kernel/ui/class-names.ts'
import { partsOf } from '../study-time-text.ts'
import styles from './stat.module.css'

/** A number that matters: digits large, what they count small. */
export function Stat({ text, large = false }: { text: string; large?: boolean }) {
  return (
    <span className={classNames(styles.stat, large && styles.large)}>
      {partsOf(text).map(({ text: part, isNumber }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no names and never move
        <span key={index} className={isNumber ? styles.number : styles.unit}>
          {part}
        </span>
      ))}
    </span>
  )
}
