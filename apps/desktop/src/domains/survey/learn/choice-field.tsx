import { LONGEST_OTHER, OTHER } from '@sands/rules/survey/question'
import { shuffled } from '@sands/rules/survey/shuffle'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import { Checkbox, Input, Radio } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './survey-learn.module.css'

/** One or several options, with room for an own one where the question allows it. */
export function ChoiceField({ question, answer, seed, onAnswer, labelId }: AnswerFieldProps) {
  const t = useT()
  const { type, options, hasOther, isShuffled, key } = question
  const chosen = answer?.options ?? []
  const shown = [
    ...(isShuffled ? shuffled(options, seed + key) : options).map((option) => ({
      value: option.key,
      label: option.text,
    })),
    ...(hasOther ? [{ value: OTHER, label: t('survey.other_option') }] : []),
  ]
  const set = (next: string[]) => onAnswer(next.length > 0 ? { ...answer, options: next } : undefined)
  return (
    <>
      {type === 'multiple' ? (
        <Checkbox.Group
          className={styles.options ?? ''}
          role="group"
          aria-labelledby={labelId}
          value={chosen}
          options={shown}
          onChange={set}
        />
      ) : (
        <Radio.Group
          className={styles.options ?? ''}
          aria-labelledby={labelId}
          name={key}
          value={chosen[0]}
          options={shown}
          onChange={({ target }) => set([String(target.value)])}
        />
      )}
      {chosen.includes(OTHER) && (
        <Input
          className={styles.line ?? ''}
          aria-label={t('survey.other_text')}
          placeholder={t('survey.other_text')}
          value={answer?.other ?? ''}
          maxLength={LONGEST_OTHER}
          onChange={({ target }) => onAnswer({ ...answer, other: target.value })}
        />
      )}
    </>
  )
}
