import type { QuestionBody } from '@sands/contract/exam/question.model'
import type { Answer } from '@sands/web/exam/answer'
import { paperParts } from '@sands/web/exam/question/paper-parts'
import { QuestionCard } from '@sands/web/exam/question/question-card.tsx'
import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './bank.module.css'

type Answers = Readonly<Record<string, { answer: Answer; isFlagged: boolean }>>

/** A question as a learner sees it. It can be answered; nothing is stored. */
export function QuestionPreview({ body }: { body: QuestionBody }) {
  const t = useT()
  const [answers, setAnswers] = useState<Answers>({})
  const parts = paperParts([
    { key: 's', title: '', remark: '', questions: [{ key: 'q', score: 0, isRequired: false, body }] },
  ])
  return (
    <section className={styles.preview} aria-label={t('exam.question_preview')}>
      <h3 className={styles.legend}>{t('exam.question_preview')}</h3>
      {parts.map((part) => (
        <QuestionCard
          key={part.key}
          part={part}
          answer={answers[part.key]?.answer ?? {}}
          isFlagged={answers[part.key]?.isFlagged ?? false}
          isLocked={false}
          Html={QuestionHtml}
          onChange={(answer, isFlagged) => setAnswers({ ...answers, [part.key]: { answer, isFlagged } })}
        />
      ))}
    </section>
  )
}
