import { shuffled } from '@sands/rules/survey/shuffle'
import { useT } from '@sands/web/i18n/i18n'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { Button } from '../../../kernel/ui/button.tsx'
import styles from './fields.module.css'

/** Options in an order, changed by buttons so that it works with one thumb and with a screen reader. */
export function RankingField({ question, answer, seed, onAnswer, labelId }: AnswerFieldProps) {
  const t = useT()
  const { options, isShuffled, key } = question
  const first = (isShuffled ? shuffled(options, seed + key) : options).map((option) => option.key)
  const order = answer?.options ?? first
  const move = (at: number, by: 1 | -1) => {
    const next = [...order]
    const [a, b] = [next[at], next[at + by]]
    if (a === undefined || b === undefined) return
    next[at] = b
    next[at + by] = a
    onAnswer({ options: next })
  }
  const textOf = (option: string) => options.find((each) => each.key === option)?.text ?? ''
  return (
    <>
      <ol aria-labelledby={labelId} className={styles.options}>
        {order.map((option, at) => (
          <li key={option} className={styles.rank}>
            <span className={styles.place}>{at + 1}</span>
            <span className={styles.word}>{textOf(option)}</span>
            <button
              type="button"
              className={styles.move}
              disabled={at === 0}
              aria-label={t('survey.move_up', { name: textOf(option) })}
              onClick={() => move(at, -1)}
            >
              <ArrowUp size={20} aria-hidden />
            </button>
            <button
              type="button"
              className={styles.move}
              disabled={at === order.length - 1}
              aria-label={t('survey.move_down', { name: textOf(option) })}
              onClick={() => move(at, 1)}
            >
              <ArrowDown size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ol>
      {!answer?.options && (
        <Button look="soft" onClick={() => onAnswer({ options: order })}>
          {t('survey.order_as_is')}
        </Button>
      )}
    </>
  )
}
