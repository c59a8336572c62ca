import { isAnswered } from '@sands/rules/exam/question'
import type { Answer } from '@sands/web/exam/answer'
import { asReviewed } from '@sands/web/exam/practice/practice-parts'
import { PRACTICE_LINES, useOpenPractice } from '@sands/web/exam/practice/use-open-practice'
import type { OpenPracticeAttempt } from '@sands/web/exam/practice/use-practice-attempt'
import { AnswerSheet } from '@sands/web/exam/question/answer-sheet.tsx'
import { QuestionCard } from '@sands/web/exam/question/question-card.tsx'
import { ReviewedPart } from '@sands/web/exam/question/review-list.tsx'
import { taskArrival } from '@sands/web/study/task-arrival'
import { Button } from 'antd'
import { useNavigate, useSearchParams } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { useConfirm } from '../../../../kernel/ui/form/use-confirm.ts'
import { usePageTitle } from '../../../../kernel/ui/page/use-page-title.ts'
import { examLearnPaths } from '../exam-learn-paths.ts'
import styles from '../paper.module.css'
import { QuestionText } from '../question-text.tsx'
import { FavoriteButton } from './favorite-button.tsx'

const NOTHING: Answer = {}

/** One question after the other, and beside them what is stored and the answer sheet. */
export function OpenPractice({ open, onClosed }: { open: OpenPracticeAttempt; onClosed: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const confirm = useConfirm()
  const { paper } = open
  const practice = useOpenPractice({
    open,
    onClosed,
    onHandedIn: () =>
      navigate(examLearnPaths.practiceResult(paper.practiseRecordId, taskArrival(search)), { replace: true }),
  })
  const { part, parts, answers, stored, review, question, current, line, isBusy, goTo, unanswered } = practice
  const title = paper.practiseName ?? t(paper.kind === 'favorite' ? 'exam.favorite_tab' : 'exam.wrong_book')
  usePageTitle(title)
  if (!part) return null

  const handIn = () =>
    confirm({
      title: t('exam.practice_hand_in_ask'),
      text: unanswered > 0 ? t('exam.commit_unanswered', { count: unanswered }) : t('exam.commit_all'),
      action: t('exam.practice_hand_in'),
      run: practice.handIn,
    })
  return (
    <div className={styles.paper}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {question && <FavoriteButton key={question.key} question={question} />}
      </header>
      <div className={styles.questions}>
        <h2 className={styles.label}>{`${part.number} / ${parts.length}`}</h2>
        {review ? (
          <ReviewedPart part={part} question={asReviewed(review)} Html={QuestionText} />
        ) : (
          <QuestionCard
            key={part.key}
            part={part}
            answer={stored?.answer ?? NOTHING}
            isFlagged={false}
            isLocked={practice.isFinal}
            canFlag={false}
            Html={QuestionText}
            onChange={(answer) => practice.change(part.key, answer)}
          />
        )}
        <div className={styles.steps}>
          <Button size="large" disabled={current === 0} onClick={() => goTo(current - 1)}>
            {t('exam.previous')}
          </Button>
          {practice.isToCheck ? (
            <Button
              size="large"
              type="primary"
              loading={isBusy}
              disabled={!isAnswered(stored?.answer)}
              onClick={() => void practice.checkNow()}
            >
              {t('exam.practice_check')}
            </Button>
          ) : (
            !practice.isLast && (
              <Button size="large" type="primary" onClick={() => goTo(current + 1)}>
                {t('exam.next')}
              </Button>
            )
          )}
        </div>
      </div>
      <aside className={styles.side} aria-label={t('exam.sheet')}>
        <p className={styles.stored} role="status">
          {t(PRACTICE_LINES[line])}
        </p>
        <div className={styles.sheet}>
          <div className={styles.sheetHead}>
            <h2 className={styles.section}>{t('exam.sheet')}</h2>
            <span className={styles.label}>
              {t('exam.receipt_count', { answered: parts.length - unanswered, total: parts.length })}
            </span>
          </div>
          <AnswerSheet parts={parts} answers={answers} current={current} onChoose={goTo} />
        </div>
        <Button type="primary" size="large" block ghost={unanswered > 0} loading={isBusy} onClick={handIn}>
          {t('exam.practice_hand_in')}
        </Button>
      </aside>
    </div>
  )
}
