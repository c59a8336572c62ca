import type { RefusalReason } from '@sands/rules/exam/vault'
import { Flag } from 'lucide-react'
import type { ComponentType } from 'react'
import { useT } from '../../i18n/i18n.ts'
import type { Answer } from '../answer.ts'
import { AnswerField } from './answer-field.tsx'
import { type PaperPart, stemWithGaps } from './paper-parts.ts'
import styles from './question-card.module.css'

interface QuestionCardProps {
  part: PaperPart
  answer: Answer
  isFlagged: boolean
  isLocked: boolean
  /** Why the server did not accept the answer that is shown. */
  refusal?: RefusalReason | undefined
  examRecordId?: string | undefined
  /** Practice has no mark for later. */
  canFlag?: boolean
  Html: ComponentType<{ html: string }>
  onChange: (answer: Answer, isFlagged: boolean) => void
}

/** One question of a paper with its answer and the mark for later. */
export function QuestionCard(props: QuestionCardProps) {
  const { part, answer, isFlagged, isLocked, refusal, examRecordId, canFlag = true, Html, onChange } = props
  const t = useT()
  return (
    <section
      className={styles.card}
      id={`question-${part.number}`}
      aria-label={t('exam.question', { number: part.number })}
    >
      <header className={styles.head}>
        <span>{`${part.number}. ${t(`exam.type_${part.type}`)}`}</span>
        {part.isRequired && <span className={styles.required}>{t('exam.required')}</span>}
        {canFlag && (!isLocked || isFlagged) && (
          <button
            type="button"
            className={styles.flag}
            aria-pressed={isFlagged}
            disabled={isLocked}
            onClick={() => onChange(answer, !isFlagged)}
          >
            <Flag size={18} aria-hidden />
            {t('exam.flag')}
          </button>
        )}
      </header>
      {part.material && <Html html={part.material} />}
      <Html html={stemWithGaps(part.body)} />
      <AnswerField
        part={part}
        answer={answer}
        isLocked={isLocked}
        examRecordId={examRecordId}
        Html={Html}
        onChange={(next) => onChange(next, isFlagged)}
      />
      {refusal && (
        <p className={styles.refused} role="alert">
          {`${t('exam.refused_title')} · ${t(`exam.refused_${refusal}`)}`}
        </p>
      )}
    </section>
  )
}
