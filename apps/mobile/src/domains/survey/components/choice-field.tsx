import { LONGEST_OTHER, OTHER } from '@sands/rules/survey/question'
import { shuffled } from '@sands/rules/survey/shuffle'
import { useT } from '@sands/web/i18n/i18n'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import { TextField } from '../../../kernel/ui/field.tsx'
import styles from './fields.module.css'

/** One or several options, with room for an own one where the question allows it. */
export function ChoiceField({ question, answer, seed, onAnswer, labelId }: AnswerFieldProps) {
  const t = useT()
  const { type, options, hasOther, isShuffled, key } = question
  const chosen = answer?.options ?? []
  const isMultiple = type === 'multiple'
  const shown = [
    ...(isShuffled ? shuffled(options, seed + key) : options),
    ...(hasOther ? [{ key: OTHER, text: t('survey.other_option') }] : []),
  ]
  const toggle = (option: string) => {
    const others = chosen.filter((each) => each !== option)
    const next = isMultiple ? (chosen.includes(option) ? others : [...chosen, option]) : [option]
    onAnswer(next.length > 0 ? { ...answer, options: next } : undefined)
  }
  return (
    <fieldset aria-labelledby={labelId} className={styles.options}>
      {shown.map((option) => (
        <label key={option.key} className={styles.option}>
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={key}
            checked={chosen.includes(option.key)}
            onChange={() => toggle(option.key)}
          />
          <span className={styles.word}>{option.text}</span>
        </label>
      ))}
      {chosen.includes(OTHER) && (
        <TextField
          label={t('survey.other_text')}
          value={answer?.other ?? ''}
          maxLength={LONGEST_OTHER}
          autoComplete="off"
          onChange={(other) => onAnswer({ ...answer, other })}
        />
      )}
    </fieldset>
  )
}
