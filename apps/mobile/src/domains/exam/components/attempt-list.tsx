import type { ExamInfo } from '@sands/contract/exam/attempt.model'
import { type ExamArrival, examLinks } from '@sands/contract/exam/exam.links'
import { scoreText } from '@sands/web/exam/exam-text'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { useT } from '@sands/web/i18n/i18n'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from '../pages/exam.module.css'

/** The attempts that were handed in, newest first. */
export function AttemptList({ exam, arrival }: { exam: ExamInfo; arrival: ExamArrival }) {
  const t = useT()
  const moment = useMomentText()
  const handedIn = exam.attempts.filter(({ submittedAt, state }) => submittedAt !== null && state !== 'in_progress')
  if (handedIn.length === 0) return null
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('exam.my_attempts')}</h2>
      <ul>
        {handedIn.map(({ examRecordId, number, submittedAt, score }) => (
          <li key={examRecordId}>
            <Link to={examLinks.result(exam.examId, examRecordId, arrival)} className={styles.head}>
              <span>{t('exam.attempt', { number })}</span>
              <span className={styles.meta}>
                {score === null ? submittedAt && moment(submittedAt) : scoreText(score)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
