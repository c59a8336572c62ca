import { ArrowDown, ArrowUp } from 'lucide-react'
import { useT } from '../../i18n/i18n.ts'
import styles from './answer-field.module.css'
import type { AnswerFieldProps } from './answer-field-props.ts'

/** Items are moved one place at a time. The first move answers the question. */
export function OrderField({ part, answer, isLocked, Html, onChange }: AnswerFieldProps) {
  const t = useT()
  const contents = new Map(part.body.options.map(({ key, content }) => [key, content]))
  const order = answer.options?.length === contents.size ? answer.options : [...contents.keys()]
  const swap = (index: number, other: number) => {
    const next = [...order]
    const [one, two] = [next[index], next[other]]
    if (one === undefined || two === undefined) return
    next[index] = two
    next[other] = one
    onChange({ options: next })
  }
  return (
    <ol className={styles.choices}>
      {order.map((key, index) => (
        <li key={key} className={styles.choice}>
          <span className={styles.letter}>{index + 1}</span>
          <Html html={contents.get(key) ?? ''} />
          <span className={styles.moves}>
            <button
              type="button"
              className={styles.move}
              aria-label={t('exam.move_up', { number: index + 1 })}
              disabled={isLocked || index === 0}
              onClick={() => swap(index, index - 1)}
            >
              <ArrowUp size={18} aria-hidden />
            </button>
            <button
              type="button"
              className={styles.move}
              aria-label={t('exam.move_down', { number: index + 1 })}
              disabled={isLocked || index === order.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              <ArrowDown size={18} aria-hidden />
            </button>
          </span>
        </li>
      ))}
    </ol>
  )
}
