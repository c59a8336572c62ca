import type { ExamResult } from '@sands/contract/exam/attempt.model'
import { examLinks } from '@sands/contract/exam/exam.links'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useLeftOvers } from '@sands/web/exam/attempt/use-left-overs'
import { EXAM_RESULT } from '@sands/web/exam/exam-calls'
import { scoreText } from '@sands/web/exam/exam-text'
import { ReviewList } from '@sands/web/exam/question/review-list.tsx'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../kernel/ui/page/gone-page.tsx'
import { usePageTitle } from '../../../kernel/ui/page/use-page-title.ts'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { examLearnPaths } from './exam-learn-paths.ts'
import { QuestionText } from './question-text.tsx'
import styles from './result.module.css'
import { useExamAddress } from './use-exam-address.ts'

const NOT_FOUND = 404

/** What came of an attempt, as far as the exam shows it. */
export function ResultPage() {
  const t = useT()
  const { examRecordId, arrival } = useExamAddress()
  const asked = useCall(EXAM_RESULT, examRecordId ? { query: { examRecordId } } : null)
  const { data: result, error } = asked
  usePageTitle(t('exam.result'))
  useLeftOvers(() => void asked.refetch())
  if (!result) {
    if (examRecordId === undefined || (error instanceof CallError && error.status === NOT_FOUND)) {
      return <GonePage words={error?.message} others={{ to: examLearnPaths.exams, label: t('exam.learn_show_all') }} />
    }
    if (error) return <FailureBlock page error={error} onRetry={() => void asked.refetch()} />
    return (
      <div role="status" aria-label={t('kernel.loading')} className={styles.card}>
        <Skeleton active paragraph={{ rows: 6 }} />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <Verdict result={result} back={examLearnPaths.exam(result.examId, arrival)} />
      <Receipt receipt={result.receipt} />
      {result.sections && <ReviewList sections={result.sections} Html={QuestionText} />}
    </div>
  )
}

function Verdict({ result, back }: { result: ExamResult; back: string }) {
  const t = useT()
  const { examName, number, state, score, totalScore, passScore, isQualified, rank } = result
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <div>
          <p className={styles.meta}>{t('exam.attempt', { number })}</p>
          <h1 className={styles.title}>{examName}</h1>
        </div>
        {state !== 'finished' && <StateTag tone="warning">{t('exam.status_3')}</StateTag>}
        {state === 'finished' && isQualified !== null && (
          <StateTag tone={isQualified === 1 ? 'success' : 'danger'}>
            {t(isQualified === 1 ? 'exam.status_4' : 'exam.status_5')}
          </StateTag>
        )}
      </header>
      {score === null ? (
        <p>{t(state === 'finished' ? 'exam.result_hidden' : 'exam.result_in_review')}</p>
      ) : (
        <p className={styles.score}>
          <span className={styles.number}>{scoreText(score)}</span>
          <span className={styles.meta}>{` / ${scoreText(totalScore)}`}</span>
        </p>
      )}
      <Facts
        facts={[
          { label: t('exam.fact_pass'), value: scoreText(passScore) },
          ...(rank === null ? [] : [{ label: t('exam.rank'), value: String(rank) }]),
        ]}
      />
      <div>
        <LinkButton to={back}>{t('exam.learn_back')}</LinkButton>
      </div>
    </section>
  )
}

function Receipt({ receipt }: { receipt: ExamResult['receipt'] }) {
  const t = useT()
  const moment = useMomentText()
  const { code, submittedAt, answered, total } = receipt
  return (
    <Card
      title={t('exam.receipt')}
      action={
        <a href={examLinks.verify(code)} target="_blank" rel="noopener">
          {t('exam.receipt_check')}
        </a>
      }
    >
      <Facts
        facts={[
          { label: t('exam.verify_time'), value: moment(submittedAt) },
          { label: t('exam.learn_answered'), value: t('exam.receipt_count', { answered, total }) },
        ]}
      />
      <p className={styles.code}>{code}</p>
    </Card>
  )
}
