import type { ExamItem } from '@sands/contract/exam/exam.model'
import { scoreText } from '@sands/web/exam/exam-text'
import { useWindowText } from '@sands/web/exam/use-moment-text'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { examLearnPaths } from './exam-learn-paths.ts'
import styles from './exam-row.module.css'
import { ExamStatusTag } from './exam-status-tag.tsx'

const REVIEWING = 300
const PLACES = [1, 2, 3, 4] as const

/** An exam in a list, with its state, its terms and the way to it. */
export function ExamRow({ exam }: { exam: ExamItem }) {
  const t = useT()
  const windowText = useWindowText()
  const { examId, examName, limitMinutes, questionNum, totalScore, score } = exam
  const to = examLearnPaths.exam(examId)
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={to}>{examName}</Link>
          <ExamStatusTag status={exam.examStatus} />
        </h2>
        <p className={styles.meta}>
          <span>{windowText(exam.startTime, exam.endTime)}</span>
          <span>{t('exam.learn_questions', { count: questionNum })}</span>
          {limitMinutes !== null && <span>{t('exam.minutes', { minutes: limitMinutes })}</span>}
        </p>
      </div>
      {score !== null && (
        <p className={styles.score}>
          <span className="visually-hidden">{t('exam.score')}</span>
          <strong>{scoreText(score)}</strong>
          <span className={styles.total}>{` / ${scoreText(totalScore)}`}</span>
        </p>
      )}
      {exam.tagStatus !== REVIEWING && (
        <LinkButton to={to} aria-label={`${t('exam.go')} ${examName}`}>
          {t('exam.go')}
        </LinkButton>
      )}
    </article>
  )
}

/** A skeleton in the shape of the rows. */
export function ExamRowsSkeleton() {
  const t = useT()
  return (
    <div role="status" aria-label={t('kernel.loading')} className={styles.rows}>
      {PLACES.map((place) => (
        <div key={place} className={styles.row}>
          <div className={styles.words}>
            <Skeleton active title paragraph={{ rows: 1 }} />
          </div>
        </div>
      ))}
    </div>
  )
}
