import type { MarkedAnswer, MarkingQuestion } from '@sands/contract/exam/marking.model'
import { scoreText } from '@sands/web/exam/exam-text'
import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from '../marking.module.css'
import { AnswerView } from './answer-view.tsx'
import type { MarkDraft, MarkDrafts } from './mark-drafts.ts'
import { MarkForm } from './mark-form.tsx'
import { ModelAnswer } from './model-answer.tsx'

interface PaperQuestionProps {
  number: number
  question: MarkingQuestion
  drafts: MarkDrafts
  isLocked: boolean
  onChange: (questionKey: string, draft: MarkDraft) => void
  onNext: (from: HTMLElement) => void
}

/** One question with its answers; sub-questions of a material one below the other. */
export function PaperQuestion({ number, question, ...rest }: PaperQuestionProps) {
  const t = useT()
  const { key, body, score, answers } = question
  return (
    <section className={styles.question} aria-label={t('review.question_number', { number })}>
      <header className={styles.head}>
        <h2 className={styles.title}>{`${number}. ${t(`exam.type_${body.type}`)}`}</h2>
        <span className={styles.quiet}>{t('review.points_of', { points: scoreText(score) })}</span>
      </header>
      <QuestionHtml html={body.stem} />
      {answers.map((answer) => {
        const child = body.children.find((candidate) => `${key}/${candidate.key}` === answer.questionKey)
        return (
          <div key={answer.questionKey} className={styles.main}>
            {child && <QuestionHtml html={child.stem} />}
            <OneAnswer question={question} answer={answer} childKey={child?.key} {...rest} />
          </div>
        )
      })}
    </section>
  )
}

interface OneAnswerProps extends Omit<PaperQuestionProps, 'number'> {
  answer: MarkedAnswer
  childKey: string | undefined
}

function OneAnswer({ question, answer, childKey, drafts, isLocked, onChange, onNext }: OneAnswerProps) {
  const t = useT()
  const { body, solution } = question
  const part = body.children.find(({ key }) => key === childKey) ?? body
  const own = childKey === undefined ? solution : solution.children[childKey]
  const draft = drafts[answer.questionKey]
  const { isByHand } = answer
  return (
    <>
      <AnswerView
        body={part}
        answer={answer.answer}
        files={answer.files}
        {...(!isByHand && part.type !== 'essay' && own && { answerKey: own.key })}
      />
      {isByHand && own && <ModelAnswer solution={own} />}
      {isByHand && draft && own ? (
        <MarkForm
          draft={draft}
          maxScore={answer.maxScore}
          rubric={own.rubric}
          isLocked={isLocked}
          onChange={(next) => onChange(answer.questionKey, next)}
          onNext={onNext}
        />
      ) : (
        <p className={styles.quiet}>
          {t('review.scored', { points: scoreText(answer.score ?? 0), most: scoreText(answer.maxScore) })}
        </p>
      )}
    </>
  )
}
