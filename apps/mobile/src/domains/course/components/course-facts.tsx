import type { CourseDetail } from '@sands/contract/course/course.model'
import { LEARN_STATUS } from '@sands/rules/study'
import { ProgressBar } from '@sands/web/course/progress-bar.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { useDurationText } from '@sands/web/study/duration-text'
import { Star } from 'lucide-react'
import { useCountText } from '../../../kernel/use-count-text.ts'
import styles from './course-facts.module.css'
import { FactLine } from './fact-line.tsx'

interface CourseFactsProps {
  course: CourseDetail
  rating: CourseDetail['rating']
  onRate: () => void
}

/** The title and the facts to know before starting. */
export function CourseFacts({ course, rating, onRate }: CourseFactsProps) {
  const t = useT()
  const duration = useDurationText()
  const count = useCountText()
  const facts = [
    ...(course.categoryName ? [course.categoryName] : []),
    t('course.items', { count: course.itemCount }),
    ...(course.duration > 0 ? [duration(course.duration)] : []),
    t('course.learners', { count: count(course.learnNum) }),
  ]
  const stars = rating.score === null ? t('course.rate') : rating.score.toFixed(1)
  return (
    <header className={styles.facts}>
      <div className={styles.head}>
        <h2 className={styles.title}>{course.fileName}</h2>
        <button
          type="button"
          className={styles.rating}
          aria-label={rating.score === null ? t('course.rate') : t('course.rating_of', { score: stars })}
          onClick={onRate}
        >
          <Star size={18} aria-hidden className={styles.star} />
          {stars}
        </button>
      </div>
      <p className={styles.meta}>
        <FactLine facts={facts} />
      </p>
      {course.learnStatus === LEARN_STATUS.learned && <span className={styles.learned}>{t('course.learned')}</span>}
      {course.learnStatus === LEARN_STATUS.inProgress && <ProgressBar percent={course.percent} />}
    </header>
  )
}
