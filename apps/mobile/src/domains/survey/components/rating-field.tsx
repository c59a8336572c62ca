import { axisOf } from '@sands/rules/survey/tally'
import { useT } from '@sands/web/i18n/i18n'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import { Star } from 'lucide-react'
import { classNames } from '../../../kernel/ui/class-names.ts'
import styles from './fields.module.css'

/** Stars, from one to as many as the question has. */
export function RatingField({ question, answer, onAnswer, labelId }: AnswerFieldProps) {
  const t = useT()
  const chosen = answer?.number ?? 0
  return (
    <div role="radiogroup" aria-labelledby={labelId} className={styles.steps}>
      {axisOf(question).map((star) => (
        <label key={star} className={classNames(styles.step, styles.star)} data-full={star <= chosen || undefined}>
          <input
            type="radio"
            name={question.key}
            className="visually-hidden"
            checked={chosen === star}
            aria-label={t('survey.stars', { count: star })}
            onChange={() => onAnswer({ number: star })}
          />
          <Star size={28} aria-hidden fill={star <= chosen ? 'currentColor' : 'none'} />
        </label>
      ))}
    </div>
  )
}

/** Numbers from one end to the other, with the meaning of both ends below. */
export function ScaleField({ question, answer, onAnswer, labelId }: AnswerFieldProps) {
  const { lowText, highText, key } = question
  return (
    <>
      <div role="radiogroup" aria-labelledby={labelId} className={styles.steps}>
        {axisOf(question).map((value) => (
          <label key={value} className={styles.step}>
            <input
              type="radio"
              name={key}
              className="visually-hidden"
              checked={answer?.number === value}
              onChange={() => onAnswer({ number: value })}
            />
            {value}
          </label>
        ))}
      </div>
      {(lowText || highText) && (
        <p className={styles.ends}>
          <span>{lowText}</span>
          <span>{highText}</span>
        </p>
      )}
    </>
  )
}
