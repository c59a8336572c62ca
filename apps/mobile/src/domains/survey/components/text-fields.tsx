import { LONGEST_TEXT } from '@sands/rules/survey/question'
import { useT } from '@sands/web/i18n/i18n'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import { useState } from 'react'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'

export function WrittenField({ question, answer, onAnswer }: AnswerFieldProps) {
  const t = useT()
  return (
    <AreaField
      label={t('survey.your_answer')}
      rows={4}
      value={answer?.text ?? ''}
      maxLength={question.max ?? LONGEST_TEXT}
      onChange={(text) => onAnswer(text === '' ? undefined : { text })}
    />
  )
}

export function NumberField({ question, answer, onAnswer }: AnswerFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState(answer?.number === undefined ? '' : String(answer.number))
  const { min, max } = question
  const hint = min !== null && max !== null ? { hint: t('survey.number_between', { min, max }) } : {}
  const change = (text: string) => {
    setTyped(text)
    const number = Number(text)
    onAnswer(text.trim() === '' || Number.isNaN(number) ? undefined : { number })
  }
  return (
    <TextField
      label={t('survey.your_answer')}
      {...hint}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={typed}
      onChange={change}
    />
  )
}

export function DateField({ answer, onAnswer }: AnswerFieldProps) {
  const t = useT()
  return (
    <TextField
      label={t('survey.your_answer')}
      type="date"
      value={answer?.date ?? ''}
      onChange={(date) => onAnswer(date === '' ? undefined : { date })}
    />
  )
}
