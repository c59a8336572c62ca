import type { Question } from '@sands/rules/survey/question'
import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import type { AnswerFault } from '@sands/web/survey/use-reply'
import type { ComponentType } from 'react'
import { useT } from '../../../kernel/text.ts'
import { ChoiceField } from './choice-field.tsx'
import { MatrixField } from './matrix-field.tsx'
import { PicturesField } from './pictures-field.tsx'
import { RankingField } from './ranking-field.tsx'
import { RatingField, ScaleField } from './scale-fields.tsx'
import styles from './survey-learn.module.css'
import { DateField, NumberField, WrittenField } from './text-fields.tsx'

const FIELDS: Readonly<Record<Question['type'], ComponentType<AnswerFieldProps>>> = {
  single: ChoiceField,
  multiple: ChoiceField,
  text: WrittenField,
  number: NumberField,
  rating: RatingField,
  scale: ScaleField,
  matrix: MatrixField,
  ranking: RankingField,
  date: DateField,
  pictures: PicturesField,
}

interface QuestionFieldProps extends Omit<AnswerFieldProps, 'labelId'> {
  number: number
  /** Below the title of a section, the heading is one level lower. */
  isInTitled: boolean
  fault: AnswerFault | undefined
}

/** One question with its number, note and field; the fault is shown below it after the person has tried to send. */
export function QuestionField({ number, isInTitled, fault, ...field }: QuestionFieldProps) {
  const t = useT()
  const { question } = field
  const labelId = `question-${question.key}`
  const Field = FIELDS[question.type]
  const Heading = isInTitled ? 'h3' : 'h2'
  return (
    <div id={question.key} className={styles.question} data-fault={fault !== undefined || undefined}>
      <Heading id={labelId} className={styles.asked}>
        {number}. {question.title}
        {question.isRequired && <span className={styles.required}> {t('survey.required')}</span>}
      </Heading>
      {question.note && <p className={styles.text}>{question.note}</p>}
      <Field {...field} labelId={labelId} />
      {fault && (
        <p className={styles.fault} role="alert">
          {t(`survey.fault_${fault}`)}
        </p>
      )}
    </div>
  )
}
