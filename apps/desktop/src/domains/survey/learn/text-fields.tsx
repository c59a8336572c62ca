import { LONGEST_TEXT } from '@sands/rules/survey/question'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import { Input } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './survey-learn.module.css'

export function WrittenField({ question, answer, onAnswer, labelId }: AnswerFieldProps) {
  return (
    <Input.TextArea
      className={styles.written ?? ''}
      aria-labelledby={labelId}
      rows={4}
      value={answer?.text ?? ''}
      maxLength={question.max ?? LONGEST_TEXT}
      showCount
      onChange={({ target }) => onAnswer(target.value === '' ? undefined : { text: target.value })}
    />
  )
}

export function NumberField({ question, answer, onAnswer, labelId }: AnswerFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState(answer?.number === undefined ? '' : String(answer.number))
  const { min, max } = question
  const change = (text: string) => {
    setTyped(text)
    const number = Number(text)
    onAnswer(text.trim() === '' || Number.isNaN(number) ? undefined : { number })
  }
  return (
    <>
      <Input
        className={styles.line ?? ''}
        aria-labelledby={labelId}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
      {min !== null && max !== null && <p className={styles.quiet}>{t('survey.number_between', { min, max })}</p>}
    </>
  )
}

export function DateField({ answer, onAnswer, labelId }: AnswerFieldProps) {
  return (
    <Input
      className={styles.line ?? ''}
      aria-labelledby={labelId}
      type="date"
      value={answer?.date ?? ''}
      onChange={({ target }) => onAnswer(target.value === '' ? undefined : { date: target.value })}
    />
  )
}
