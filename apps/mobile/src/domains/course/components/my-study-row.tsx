import { courseLinks } from '@sands/contract/course/course.links'
import type { MyStudyItem } from '@sands/contract/course/course.model'
import { ProgressBar } from '@sands/web/course/progress-bar.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { useDayText, useTimeAgo } from '@sands/web/i18n/time-ago'
import { useDurationText } from '@sands/web/study/duration-text'
import { showToast } from '@sands/web/toast/toast'
import { CirclePlay } from 'lucide-react'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { Link } from '../../../kernel/ui/link.tsx'
import { CourseCover } from './course-cover.tsx'
import { FactLine } from './fact-line.tsx'
import styles from './my-study-row.module.css'

/** The address where the person left off. */
function placeOf({ courseType, id, continueId }: MyStudyItem): string {
  if (courseType === 'courseWare') return courseLinks.courseware(id)
  return continueId === null ? courseLinks.course(id) : courseLinks.item(id, continueId)
}

/**
 * A course or courseware that the person has started or finished. It stays in the list when it is no longer available,
 * and says so.
 */
export function MyStudyRow({ item }: { item: MyStudyItem }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  const duration = useDurationText()
  const day = useDayText()
  const { title, percent, isFinished, finishTime, lastTime, seconds, continueTitle } = item
  const isThere = item.isAvailable === 1
  const facts = [
    finishTime === null ? timeAgo(lastTime) : t('study.finished_at', { date: day(finishTime) }),
    ...(seconds > 0 ? [t('study.studied', { time: duration(seconds) })] : []),
  ]
  const inside = (
    <>
      <span className={styles.cover}>
        <CourseCover course={{ ...item, cover: null }} sizes="112px" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.meta}>
          <FactLine facts={facts} />
        </span>
        {isThere ? still() : <span className={styles.gone}>{t('study.no_longer')}</span>}
      </span>
    </>
  )
  if (!isThere) {
    return (
      <button
        type="button"
        className={classNames(styles.row, styles.away)}
        onClick={() => showToast(t('study.no_longer'))}
      >
        {inside}
      </button>
    )
  }
  return (
    <Link to={placeOf(item)} className={styles.row}>
      {inside}
    </Link>
  )

  function still() {
    if (isFinished === 1) return null
    return (
      <>
        <ProgressBar percent={percent} />
        {continueTitle !== null && (
          <span className={styles.next}>
            <CirclePlay size={16} aria-hidden className={styles.icon} />
            <span>{t('study.continue', { title: continueTitle })}</span>
          </span>
        )}
      </>
    )
  }
}
