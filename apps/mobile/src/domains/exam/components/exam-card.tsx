import { examLinks } from '@sands/contract/exam/exam.links'
import type { ExamItem } from '@sands/contract/exam/exam.model'
import { scoreText } from '@sands/web/exam/exam-text'
import { useWindowText } from '@sands/web/exam/use-moment-text'
import { useT } from '@sands/web/i18n/i18n'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './exam-card.module.css'
import { StatusTag } from './status-tag.tsx'

const REVIEWING = 300

/** One exam in a list, with its state and what can be done. */
export function ExamCard({ exam }: { exam: ExamItem }) {
  const t = useT()
  const windowText = useWindowText()
  return (
    <li>
      <Link to={examLinks.info(exam.examId)} className={styles.card}>
        <span className={styles.head}>
          <span className={styles.name}>{exam.examName}</span>
          <StatusTag status={exam.examStatus} />
        </span>
        <span className={styles.meta}>{windowText(exam.startTime, exam.endTime)}</span>
        <span className={styles.foot}>
          <span className={styles.meta}>
            {exam.score === null ? '' : `${t('exam.score')} ${scoreText(exam.score)} / ${scoreText(exam.totalScore)}`}
          </span>
          {exam.tagStatus !== REVIEWING && <span className={styles.go}>{t('exam.go')}</span>}
        </span>
      </Link>
    </li>
  )
}
