import { examLinks } from '@sands/contract/exam/exam.links'
import type { PracticeItem } from '@sands/contract/exam/practice.model'
import { TASK_TYPES, taskAct } from '@sands/rules/study/task-card'
import { useWindowText } from '@sands/web/exam/use-moment-text'
import { useT } from '@sands/web/i18n/i18n'
import { Link } from 'react-router'
import styles from '../components/exam-card.module.css'
import { PracticeTag } from './practice-tag.tsx'

const WORDS = {
  go_practice: 'exam.practice_go',
  practice_again: 'exam.practice_again',
  view: 'exam.practice_view',
} as const

/** What the card of a practice offers, by the rules of task cards. */
export function practiceWord(practice: Pick<PracticeItem, 'tagStatus' | 'timeStatus' | 'isRepeat'>) {
  const act = taskAct({ taskType: TASK_TYPES.practice, ...practice })
  return act === 'go_practice' || act === 'practice_again' ? WORDS[act] : WORDS.view
}

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
