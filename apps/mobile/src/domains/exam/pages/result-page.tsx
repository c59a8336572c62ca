import type { ExamResult } from '@sands/contract/exam/attempt.model'
import { examLinks } from '@sands/contract/exam/exam.links'
import { useCall } from '@sands/web/call/use-call'
import { useLeftOvers } from '@sands/web/exam/attempt/use-left-overs'
import { EXAM_RESULT } from '@sands/web/exam/exam-calls'
import { scoreText } from '@sands/web/exam/exam-text'
import { ReviewList, type ReviewRowsProps } from '@sands/web/exam/question/review-list.tsx'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { useT } from '@sands/web/i18n/i18n'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import { WindowedList } from '../../../kernel/ui/list/windowed-list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { QuestionText } from '../components/question-text.tsx'
import { useExamAddress } from '../use-exam-address.ts'
import styles from './exam.module.css'

/** What came of an attempt, as far as the exam shows it. */
export function ResultPage() {
  const t = useT()
  const { examRecordId, arrival } = useExamAddress()
  const fetched = useCall(EXAM_RESULT, examRecordId ? { query: { examRecordId } } : null)
  const { data: result } = fetched
  useLeftOvers(() => void fetched.refetch())
  return (
    <Page
      title={t('exam.result')}
      bottom={
        result && (
          <ButtonLink block to={examLinks.info(result.examId, arrival)} replace>
            {t('exam.to_exam')}
          </ButtonLink>
        )
      }
    >
      {result ? (
        <div className={styles.stack}>
          <Verdict result={result} />
          <Receipt result={result} />
          {result.sections && <ReviewList sections={result.sections} Html={QuestionText} Rows={Rows} />}
        </div>
      ) : examRecordId === undefined ? (
        <ErrorPictureState kind="gone" />
      ) : fetched.isError ? (
        <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </Page>
  )
}

/** More questions than this are drawn only near the screen. */
const WHOLE_PAPER = 15
const QUESTION_PX = 480

const Rows = ({ items, children }: ReviewRowsProps) => (
  <WindowedList
    items={items}
    keyOf={({ part }) => part.key}
    estimate={QUESTION_PX}
    wholeUpTo={WHOLE_PAPER}
    className={styles.questions}
  >
    {children}
  </WindowedList>
)

const TONES: Readonly<Record<string, string>> = { '1': 'success', '0': 'danger' }

function Verdict({ result }: { result: ExamResult }) {
  const t = useT()
  const { state, score, totalScore, passScore, isQualified, rank, submitReason, sealed, comment } = result
  const words =
    state !== 'finished'
      ? t('exam.result_in_review')
      : isQualified === null
        ? t('exam.result_hidden')
        : t(isQualified === 1 ? 'exam.status_4' : 'exam.status_5')
  return (
    <section className={`${styles.card} ${styles.center}`}>
      <span className={styles.sign} data-tone={TONES[String(isQualified)] ?? 'warning'} aria-hidden>
        {isQualified === 1 ? (
          <CircleCheck size={40} />
        ) : isQualified === 0 ? (
          <CircleX size={40} />
        ) : (
          <Clock size={40} />
        )}
      </span>
      <h2 className={styles.title}>{words}</h2>
      {score !== null ? (
        <p>
          <span className={styles.number}>{scoreText(score)}</span>
          <span className={styles.meta}>{` / ${scoreText(totalScore)}`}</span>
          <span className={styles.block}>{`${t('exam.fact_pass')} ${scoreText(passScore)}`}</span>
        </p>
      ) : (
        state === 'finished' && <p className={styles.meta}>{t('exam.result_hidden')}</p>
      )}
      {comment && <p>{`${t('exam.comment')}: ${comment}`}</p>}
      {submitReason !== 'learner' && <p className={styles.meta}>{t(`exam.ended_${submitReason}`)}</p>}
      {sealed && <p className={styles.warning}>{t(`exam.sealed_${sealed}`)}</p>}
      {rank !== null && <p className={styles.meta}>{`${t('exam.rank')} ${rank}`}</p>}
    </section>
  )
}

function Receipt({ result: { receipt } }: { result: ExamResult }) {
  const t = useT()
  const moment = useMomentText()
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('exam.receipt')}</h2>
      <p className={styles.meta}>{moment(receipt.submittedAt)}</p>
      <p className={styles.meta}>{t('exam.receipt_count', { answered: receipt.answered, total: receipt.total })}</p>
      <p className={styles.meta}>{receipt.code}</p>
      <Link to={examLinks.verify(receipt.code)}>{t('exam.receipt_check')}</Link>
    </section>
  )
}
