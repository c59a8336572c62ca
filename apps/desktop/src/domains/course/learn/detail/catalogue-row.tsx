import type { CatalogueCourseware } from '@sands/contract/course/course.model'
import { COURSEWARE_ICONS } from '@sands/web/course/courseware-type'
import { ProgressRing } from '@sands/web/course/progress-ring.tsx'
import { useCoursewareFacts } from '@sands/web/course/use-courseware-facts'
import { Link } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { learnPaths } from '../learn-paths.ts'
import { useStudyOrigin } from '../use-study-origin.ts'
import styles from './catalogue.module.css'

interface CatalogueRowProps {
  courseId: string
  courseware: CatalogueCourseware
  isOpen: boolean
}

/** One courseware of a course: a link to its study page, unless other courseware must be finished first. */
export function CatalogueRow({ courseId, courseware, isOpen }: CatalogueRowProps) {
  const t = useT()
  const origin = useStudyOrigin()
  const { facts, reason, word } = useCoursewareFacts()(courseware)
  const isFinished = courseware.isFinished === 1
  const inside = (
    <>
      <ProgressRing
        percent={courseware.percent}
        isFinished={isFinished}
        isLocked={courseware.lock !== null}
        icon={COURSEWARE_ICONS[courseware.courseWareType]}
      />
      <span className={styles.words}>
        <span className={styles.title}>{courseware.title}</span>
        <span className={styles.meta}>{facts}</span>
        {reason && <span className={styles.lock}>{reason}</span>}
      </span>
      {isOpen && !isFinished && !courseware.lock && <span className={styles.open}>{t('course.open_now')}</span>}
      {word && (
        <span className={styles.state} data-finished={isFinished}>
          {word}
        </span>
      )}
    </>
  )
  if (courseware.lock) return <div className={styles.row}>{inside}</div>
  return (
    <Link
      to={learnPaths.inCourse(courseId, courseware.id, { origin })}
      className={styles.row}
      aria-current={isOpen || undefined}
    >
      {inside}
    </Link>
  )
}
