import type { ExamResult, ReviewedQuestion } from '@sands/contract/exam/attempt.model'
import { type ComponentType, Fragment, type ReactNode, useMemo } from 'react'
import { useT } from '../../i18n/i18n.ts'
import type { Answer } from '../answer.ts'
import { scoreText } from '../exam-text.ts'
import { keyText } from './key-text.ts'
import { type PaperPart, paperParts } from './paper-parts.ts'
import { QuestionCard } from './question-card.tsx'
import styles from './review-list.module.css'

const NOTHING: Answer = {}

type Html = ComponentType<{ html: string }>

interface ReviewedItem {
  part: PaperPart
  question: ReviewedQuestion
}

export interface ReviewRowsProps {
  items: readonly ReviewedItem[]
  children: (item: ReviewedItem) => ReactNode
}

interface ReviewListProps {
  sections: NonNullable<ExamResult['sections']>
  Html: Html
  /** How the app lists many questions; all at once without it. */
  Rows?: ComponentType<ReviewRowsProps>
}

/** Every part of the paper with its question. */
function reviewedItems(sections: ReviewListProps['sections']): ReviewedItem[] {
  const questions = new Map(
    sections.flatMap((section) => section.questions.map((question) => [question.key, question])),
  )
  return paperParts(sections).flatMap((part) => {
    const question = questions.get(part.key.split('/')[0] ?? '')
    return question ? [{ part, question }] : []
  })
}

const AllRows = ({ items, children }: ReviewRowsProps) =>
  items.map((item) => <Fragment key={item.part.key}>{children(item)}</Fragment>)

/** The paper after it was handed in: own answers, and what the exam shows about them. */
export function ReviewList({ sections, Html, Rows = AllRows }: ReviewListProps) {
  const items = useMemo(() => reviewedItems(sections), [sections])
  return <Rows items={items}>{(item) => <ReviewedPart {...item} Html={Html} />}</Rows>
}

export function ReviewedPart({ part, question, Html }: { part: PaperPart; question: ReviewedQuestion; Html: Html }) {
  const t = useT()
  const given = question.answers.find(({ questionKey }) => questionKey === part.key)
  const child = question.solution?.children.find(({ key }) => part.key === `${question.key}/${key}`)
  const solution = child ? child.solution : (question.solution?.key ?? null)
  const analysis = child ? child.analysis : (question.solution?.analysis ?? null)
  const right = solution && keyText(part, solution.key, { yes: t('exam.answer_true'), no: t('exam.answer_false') })
  return (
    <div>
      <QuestionCard
        part={part}
        answer={given?.answer ?? NOTHING}
        isFlagged={false}
        isLocked
        Html={Html}
        onChange={() => undefined}
      />
      {(given?.verdict || solution || analysis || given?.comment) && (
        <div className={styles.verdict}>
          {given?.verdict && (
            <p className={styles.title} data-verdict={given.verdict}>
              {t(`exam.verdict_${given.verdict}`)}
              {given.score !== null && ` · ${scoreText(given.score)} / ${scoreText(given.maxScore)}`}
            </p>
          )}
          {right && <p>{`${t('exam.right_answer')}: ${right}`}</p>}
          {solution?.reference && <Html html={solution.reference} />}
          {analysis && (
            <>
              <h3 className={styles.title}>{t('exam.analysis')}</h3>
              <Html html={analysis} />
            </>
          )}
          {given?.comment && <p>{`${t('exam.comment')}: ${given.comment}`}</p>}
        </div>
      )}
    </div>
  )
}
