import type { CoursewareType } from '@sands/rules/study'
import { COURSEWARE_ICONS } from './courseware-type.ts'
import styles from './cover-dunes.module.css'

interface CoverDunesProps {
  fileType: CoursewareType
  /** Another element is shown in the middle. */
  bare?: boolean
}

/** The placeholder of a missing cover. The title beside it names the content. */
export function CoverDunes({ fileType, bare = false }: CoverDunesProps) {
  const Icon = COURSEWARE_ICONS[fileType]
  return (
    <span className={styles.none} aria-hidden>
      <svg viewBox="0 0 160 90" className={styles.dunes} aria-hidden="true">
        <circle cx="122" cy="26" r="11" className={styles.sun} />
        <path d="M0 66c24-22 48-20 74-6s52 12 86-10v40H0z" className={styles.far} />
        <path d="M0 78c34-14 58-8 84-2s50 4 76-8v22H0z" className={styles.near} />
      </svg>
      {!bare && <Icon size={28} className={styles.icon} />}
    </span>
  )
}
