import { examLinks } from '@sands/contract/exam/exam.links'
import type { PracticeResult } from '@sands/contract/exam/practice.model'
import { idIn } from '@sands/contract/kernel/id'
import { useCall } from '@sands/web/call/use-call'
import { PRACTICE_RESULT } from '@sands/web/exam/practice/practice-calls'
import { reviewSections } from '@sands/web/exam/practice/practice-parts'
import { ReviewList } from '@sands/web/exam/question/review-list.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { taskArrival } from '@sands/web/study/task-arrival'
import { CircleCheck, Target } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { QuestionText } from '../components/question-text.tsx'
import styles from '../pages/exam.module.css'

/** What came of an attempt: the share of right answers, and every question with its explanation. */
export function PracticeResultPage() {
  const t = useT()
  const [search] = useSearchParams()
  const practiseRecordId = idIn<'practiceAttempt'>(search.get('practiseRecordId'))
  const fetched = useCall(PRACTICE_RESULT, practiseRecordId ? { query: { practiseRecordId } } : null)
  const { data: result } = fetched
  return (
    <Page
      title={result?.practiseName ?? t('exam.practice_result')}
      bottom={
        result && (
          <ButtonLink
            block
            to={result.practiseId ? examLinks.practice(result.practiseId, taskArrival(search)) : examLinks.wrongBook()}
            replace
          >
            {t(
              result.practiseId ? (result.canRepeat ? 'exam.practice_again' : 'exam.practice_back') : 'exam.wrong_book',
            )}
          </ButtonLink>
        )
      }
    >
      {result ? (
        <Result result={result} />
      ) : practiseRecordId === undefined ? (
        <ErrorPictureState kind="gone" />
      ) : fetched.isError ? (
        <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </Page>
  )
}

function Result({ result }: { result: PracticeResult }) {
  const t = useT()
  const sections = useMemo(() => reviewSections(result.questions), [result.questions])
  const { accuracy, right, wrong, questionNum, isCompleted } = result
  const isMissed = isCompleted === false
  return (
    <div className={styles.stack}>
      <section className={`${styles.card} ${styles.center}`}>
        <span className={styles.sign} data-tone={isMissed ? 'warning' : 'success'} aria-hidden>
          {isMissed ? <Target size={40} /> : <CircleCheck size={40} />}
        </span>
        <p>
          <span className={styles.number}>{`${accuracy}%`}</span>
          <span className={styles.block}>{t('exam.practice_accuracy')}</span>
        </p>
        <p className={styles.meta}>{t('exam.practice_counts', { right, wrong, total: questionNum })}</p>
        {isCompleted !== null && <p>{t(isCompleted ? 'exam.practice_goal_reached' : 'exam.practice_goal_missed')}</p>}
      </section>
      <h2 className={styles.title}>{t('exam.practice_review')}</h2>
      <ReviewList sections={sections} Html={QuestionText} />
    </div>
  )
}
