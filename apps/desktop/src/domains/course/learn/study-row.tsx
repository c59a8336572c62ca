import type { MyStudyItem } from '@sands/contract/course/course.model'
import { ProgressBar } from '@sands/web/course/progress-bar.tsx'
import { useDayText } from '@sands/web/i18n/time-ago'
import { useDurationText } from '@sands/web/study/duration-text'
import { Link } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { TimeAgo } from '../../../kernel/ui/time-ago.tsx'
import { CourseCover } from './browse/course-cover.tsx'
import { studyPlace } from './study-place.ts'
import styles from './study-row.module.css'

/**
 * A course or courseware that the person has started or finished. It stays in the list when it is no longer available,
 * and says so.
 */
export function StudyRow({ item }: { item: MyStudyItem }) {
  const t = useT()
  const day = useDayText()
  const duration = useDurationText()
  const { title, percent, isFinished, finishTime, lastTime, seconds, continueTitle } = item
  const isThere = item.isAvailable === 1
  const to = studyPlace(item)
  const act = t(isFinished === 1 ? 'course.act_again' : 'course.act_continue')
  return (
    <article className={isThere ? styles.row : `${styles.row} ${styles.away}`}>
      <span className={styles.cover}>
        <CourseCover course={item} sizes="208px" />
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>{isThere ? <Link to={to}>{title}</Link> : title}</h2>
        <p className={styles.meta}>
          <span>
            {finishTime === null ? <TimeAgo at={lastTime} /> : t('study.finished_at', { date: day(finishTime) })}
          </span>
          {seconds > 0 && <span>{t('study.studied', { time: duration(seconds) })}</span>}
        </p>
        {!isThere && <p className={styles.gone}>{t('study.no_longer')}</p>}
        {isThere && isFinished === 0 && continueTitle !== null && (
          <p className={styles.gone}>{t('study.continue', { title: continueTitle })}</p>
        )}
        {isThere && (
          <div className={styles.foot}>
            <div className={styles.progress}>{isFinished === 0 && <ProgressBar percent={percent} />}</div>
            <LinkButton to={to} aria-label={`${act} ${title}`}>
              {act}
            </LinkButton>
          </div>
        )}
      </div>
    </article>
  )
}
