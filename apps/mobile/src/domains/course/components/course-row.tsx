import { courseLinks } from '@sands/contract/course/course.links'
import type { CourseItem } from '@sands/contract/course/course.model'
import { LEARN_STATUS } from '@sands/rules/study'
import { ProgressBar } from '@sands/web/course/progress-bar.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { useDurationText } from '@sands/web/study/duration-text'
import { Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../kernel/ui/link.tsx'
import { useCountText } from '../../../kernel/use-count-text.ts'
import { CourseCover } from './course-cover.tsx'
import styles from './course-row.module.css'
import { FactLine } from './fact-line.tsx'

interface CourseRowProps {
  course: CourseItem
  /** Replaces the title, for example with marked words. */
  title?: ReactNode
  /** The displayed width of the cover, as in the `sizes` attribute of an image. */
  sizes?: string
  to?: string
}

/** A course in a list: what it is, its size, and the person's progress. */
export function CourseRow({ course, title, sizes = '112px', to }: CourseRowProps) {
  const t = useT()
  const duration = useDurationText()
  const count = useCountText()
  const { fileName, learnStatus, purchaseStatus, percent, itemCount, learnNum, score } = course
  const facts = [t('course.items', { count: itemCount }), ...(course.duration > 0 ? [duration(course.duration)] : [])]
  return (
    <Link to={to ?? courseLinks.course(course.id)} className={styles.row}>
      <span className={styles.cover}>
        <CourseCover course={course} sizes={sizes} />
        {learnStatus === LEARN_STATUS.learned && <span className={styles.learned}>{t('course.learned')}</span>}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title ?? fileName}</span>
        <span className={styles.meta}>
          <FactLine facts={facts} />
        </span>
        <span className={styles.meta}>
          {t('course.learners', { count: count(learnNum) })}
          {score !== null && (
            <span className={styles.score}>
              <Star size={12} aria-hidden className={styles.star} />
              <span className="visually-hidden">{t('course.score')}</span>
              {score.toFixed(1)}
            </span>
          )}
          {purchaseStatus === 1 && <span className={styles.bought}>{t('course.purchased')}</span>}
        </span>
        {learnStatus === LEARN_STATUS.inProgress && <ProgressBar percent={percent} />}
      </span>
    </Link>
  )
}
