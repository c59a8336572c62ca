import { StarFilled, StarOutlined } from '@ant-design/icons'
import { axisOf } from '@sands/rules/survey/tally'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import { Radio, Rate } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './survey-learn.module.css'

/** Stars, from one to as many as the question has. */
export function RatingField({ question, answer, onAnswer, labelId }: AnswerFieldProps) {
  const t = useT()
  const stars = axisOf(question)
  return (
    <fieldset className={styles.bare} aria-labelledby={labelId}>
      <Rate
        count={stars.length}
        value={answer?.number ?? 0}
        allowClear={false}
        // The outline of an empty star is seen on white, as on the phone.
        character={({ index = 0, value = 0 }) => (index < value ? <StarFilled /> : <StarOutlined />)}
        tooltips={stars.map((count) => t('survey.stars', { count }))}
        onChange={(number) => onAnswer({ number })}
      />
    </fieldset>
  )
}

/** Numbers from one end to the other, with the meaning of both ends below. */
export function ScaleField({ question, answer, onAnswer, labelId }: AnswerFieldProps) {
  const { lowText, highText, key } = question
  return (
    <div className={styles.scale}>
      <Radio.Group
        aria-labelledby={labelId}
        name={key}
        optionType="button"
        value={answer?.number}
        options={axisOf(question).map((value) => ({ value, label: String(value) }))}
        onChange={({ target }) => onAnswer({ number: Number(target.value) })}
      />
      {(lowText || highText) && (
        <p className={styles.ends}>
          <span>{lowText}</span>
          <span>{highText}</span>
        </p>
      )}
    </div>
  )
}
