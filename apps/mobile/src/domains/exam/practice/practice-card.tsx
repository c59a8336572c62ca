import { examLinks } from '@sands/contract/exam/exam.links'
import type { PracticeItem } from '@sands/contract/exam/practice.model'
import { practiceWord } from '@sands/web/exam/practice/practice-word'
import { useWindowText } from '@sands/web/exam/use-moment-text'
import { useT } from '@sands/web/i18n/i18n'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from '../components/exam-card.module.css'
import { PracticeTag } from './practice-tag.tsx'

/** One practice in a list, with its state and what can be done. */
export function PracticeCard({ practice }: { practice: PracticeItem }) {
  const t = useT()
  const windowText = useWindowText()
  const { bestPercent } = practice
  return (
    <li>
      <Link to={examLinks.practice(practice.practiseId)} className={styles.card}>
        <span className={styles.head}>
          <span className={styles.name}>{practice.practiseName}</span>
          <PracticeTag tagStatus={practice.tagStatus} />
        </span>
        <span className={styles.meta}>{windowText(practice.startTime, practice.endTime)}</span>
        <span className={styles.foot}>
          <span className={styles.meta}>
            {bestPercent === null ? '' : t('exam.practice_best', { percent: bestPercent })}
          </span>
          <span className={styles.go}>{t(practiceWord(practice))}</span>
        </span>
      </Link>
    </li>
  )
}
