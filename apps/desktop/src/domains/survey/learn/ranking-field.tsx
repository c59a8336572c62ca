import { shuffled } from '@sands/rules/survey/shuffle'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import styles from './survey-learn.module.css'

/** Options in an order, changed by dragging or with the arrow keys. */
export function RankingField({ question, answer, seed, onAnswer, labelId }: AnswerFieldProps) {
  const t = useT()
  const { options, isShuffled, key } = question
  const first = (isShuffled ? shuffled(options, seed + key) : options).map((option) => option.key)
  const order = answer?.options ?? first
  const sort = useDragSort({
    count: order.length,
    onMove: (from, to) => onAnswer({ options: [...moved(order, from, to)] }),
  })
  const textOf = (option: string) => options.find((each) => each.key === option)?.text ?? ''
  return (
    <>
      <ol aria-labelledby={labelId} className={styles.ranking}>
        {order.map((option, at) => (
          <li key={option} className={styles.rank} {...sort.row(at)}>
            <SortHandle {...sort.handle(at, textOf(option))} low />
            <span className={styles.place}>{at + 1}</span>
            <span>{textOf(option)}</span>
          </li>
        ))}
      </ol>
      {!answer?.options && (
        <div>
          <Button onClick={() => onAnswer({ options: order })}>{t('survey.order_as_is')}</Button>
        </div>
      )}
    </>
  )
}
