import type { PracticeResult } from '@sands/contract/exam/practice.model'
import { idIn } from '@sands/contract/kernel/id'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { PRACTICE_RESULT } from '@sands/web/exam/practice/practice-calls'
import { reviewSections } from '@sands/web/exam/practice/practice-parts'
import { ReviewList } from '@sands/web/exam/question/review-list.tsx'
import { taskArrival } from '@sands/web/study/task-arrival'
import { Skeleton } from 'antd'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../../kernel/ui/page/gone-page.tsx'
import { usePageTitle } from '../../../../kernel/ui/page/use-page-title.ts'
import { StateTag } from '../../../../kernel/ui/state-tag.tsx'
import { examLearnPaths } from '../exam-learn-paths.ts'
import { QuestionText } from '../question-text.tsx'
import styles from '../result.module.css'

const NOT_FOUND = 404

/** What came of an attempt: the share of right answers, and every question with its explanation. */
export function PracticeResultPage() {
  const t = useT()
  const [search] = useSearchParams()
  const practiseRecordId = idIn<'practiceAttempt'>(search.get('practiseRecordId'))
  const asked = useCall(PRACTICE_RESULT, practiseRecordId ? { query: { practiseRecordId } } : null)
  const { data: result, error } = asked
  usePageTitle(t('exam.practice_result'))
  if (result) return <Result result={result} />
  if (practiseRecordId === undefined || (error instanceof CallError && error.status === NOT_FOUND))
    return (
      <GonePage words={error?.message} others={{ to: examLearnPaths.practices, label: t('exam.practice_show_all') }} />
    )
  if (error) return <FailureBlock page error={error} onRetry={() => void asked.refetch()} />
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.card}>
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  )
}

function Result({ result }: { result: PracticeResult }) {
  const t = useT()
  const [search] = useSearchParams()
  const sections = useMemo(() => reviewSections(result.questions), [result.questions])
  const { accuracy, right, wrong, questionNum, isCompleted, practiseId, practiseName, canRepeat, kind } = result
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <header className={styles.head}>
          <div>
            <p className={styles.meta}>{t('exam.practice_result')}</p>
            <h1 className={styles.title}>
              {practiseName ?? t(kind === 'favorite' ? 'exam.favorite_tab' : 'exam.wrong_book')}
            </h1>
          </div>
          {isCompleted !== null && (
            <StateTag tone={isCompleted ? 'success' : 'warning'}>
              {t(isCompleted ? 'exam.practice_goal_reached' : 'exam.practice_goal_missed')}
            </StateTag>
          )}
        </header>
        <p className={styles.score}>
          <span className={styles.number}>{`${accuracy}%`}</span>
          <span className={styles.meta}>{` ${t('exam.practice_accuracy')}`}</span>
        </p>
        <p>{t('exam.practice_counts', { right, wrong, total: questionNum })}</p>
        <div>
          <LinkButton
            to={practiseId ? examLearnPaths.practice(practiseId, taskArrival(search)) : examLearnPaths.wrongBook}
          >
            {t(practiseId ? (canRepeat ? 'exam.practice_again' : 'exam.practice_back') : 'exam.wrong_book')}
          </LinkButton>
        </div>
      </section>
      <h2 className={styles.title}>{t('exam.practice_review')}</h2>
      <ReviewList sections={sections} Html={QuestionText} />
    </div>
  )
}
