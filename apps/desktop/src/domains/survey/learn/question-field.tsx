import type { AnswerFieldProps } from '@sands/web/survey/answer-field'
import type { AnswerFault } from '@sands/web/survey/use-reply'
import { useT } from '../../../kernel/text.ts'
import { ANSWER_FIELDS } from './answer-fields.ts'
import styles from './survey-learn.module.css'

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
  const Field = ANSWER_FIELDS[question.type]
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
