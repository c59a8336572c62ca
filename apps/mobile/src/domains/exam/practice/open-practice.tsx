import { examLinks } from '@sands/contract/exam/exam.links'
import { isAnswered } from '@sands/rules/exam/question'
import type { Answer } from '@sands/web/exam/answer'
import { asReviewed } from '@sands/web/exam/practice/practice-parts'
import { PRACTICE_LINES, useOpenPractice } from '@sands/web/exam/practice/use-open-practice'
import type { OpenPracticeAttempt } from '@sands/web/exam/practice/use-practice-attempt'
import { QuestionCard } from '@sands/web/exam/question/question-card.tsx'
import { ReviewedPart } from '@sands/web/exam/question/review-list.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { taskArrival } from '@sands/web/study/task-arrival'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { QuestionText } from '../components/question-text.tsx'
import styles from '../pages/exam.module.css'
import { FavoriteButton } from './favorite-button.tsx'
import own from './practice.module.css'

const NOTHING: Answer = {}

/** One question after the other. One by one, the review is shown as soon as an answer is final. */
export function OpenPractice({ open, onClosed }: { open: OpenPracticeAttempt; onClosed: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { paper } = open
  const practice = useOpenPractice({
    open,
    onClosed,
    onHandedIn: () =>
      navigate(examLinks.practiceResult(paper.practiseRecordId, taskArrival(search)), { replace: true }),
  })
  const { part, parts, stored, review, question, current, line, isBusy, goTo, unanswered } = practice
  if (!part) return null

  const handIn = async () => {
    const text = unanswered > 0 ? t('exam.commit_unanswered', { count: unanswered }) : t('exam.commit_all')
    const isSure = await ask({ title: t('exam.practice_hand_in_ask'), text, confirm: t('exam.practice_hand_in') })
    if (isSure) await practice.handIn()
  }

  return (
    <Page
      title={paper.practiseName ?? t(paper.kind === 'favorite' ? 'exam.favorite_tab' : 'exam.wrong_book')}
      end={question && <FavoriteButton key={question.key} question={question} />}
      bottom={
        <div className={styles.steps}>
          <Button look="soft" disabled={current === 0} onClick={() => goTo(current - 1)}>
            {t('exam.previous')}
          </Button>
          {practice.isToCheck ? (
            <Button busy={isBusy} disabled={!isAnswered(stored?.answer)} onClick={() => void practice.checkNow()}>
              {t('exam.practice_check')}
            </Button>
          ) : practice.isLast ? (
            <Button busy={isBusy} onClick={() => void handIn()}>
              {t('exam.practice_hand_in')}
            </Button>
          ) : (
            <Button onClick={() => goTo(current + 1)}>{t('exam.next')}</Button>
          )}
        </div>
      }
    >
      <div className={styles.stack}>
        <div className={styles.head}>
          <h2 className={styles.meta}>{`${part.number} / ${parts.length}`}</h2>
          <span className={own.line} data-line={line} role="status">
            {t(PRACTICE_LINES[line])}
          </span>
        </div>
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
      </div>
    </Page>
  )
}
