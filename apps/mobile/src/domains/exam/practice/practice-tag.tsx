import type { TagStatus } from '@sands/contract/study/study.model'
import { useT } from '@sands/web/i18n/i18n'
import styles from '../components/status-tag.module.css'

/** The colours of exam states that say the same. */
const LOOKS: Readonly<Record<TagStatus, number>> = { 100: 1, 200: 2, 300: 5, 400: 4, 500: 7, 600: 8 }

/** The state of a practice in one word. */
export function PracticeTag({ tagStatus }: { tagStatus: TagStatus }) {
  const t = useT()
  return (
    <span className={styles.tag} data-status={LOOKS[tagStatus]}>
      {t(`exam.practice_tag_${tagStatus}`)}
    </span>
  )
}
