import { StarFilled } from '@ant-design/icons'
import type { CourseItem } from '@sands/contract/course/course.model'
import { LEARN_STATUS } from '@sands/rules/study'
import { ProgressBar } from '@sands/web/course/progress-bar.tsx'
import { Link } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import styles from './course-card.module.css'
import { CourseCover } from './course-cover.tsx'
import { learnPaths } from './learn-paths.ts'
import { useCourseFacts } from './use-course-facts.ts'

/** A course on the shelf: what it is, how much of it there is, and how far the person is. */
export function CourseCard({ course }: { course: CourseItem }) {
  const t = useT()
  const { size, learners } = useCourseFacts()(course)
  const { id, fileName, learnStatus, percent, purchaseStatus, score } = course
  return (
    <Link to={learnPaths.course(id)} className={styles.card}>
      <span className={styles.cover}>
        <CourseCover course={course} sizes="(min-width: 960px) 300px, 50vw" />
        {learnStatus === LEARN_STATUS.learned && <span className={styles.learned}>{t('course.learned')}</span>}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{fileName}</span>
        <span className={styles.meta}>{size}</span>
        <span className={styles.meta}>
          {learners}
          {score !== null && (
            <span className={styles.score}>
              <StarFilled aria-hidden className={styles.star ?? ''} />
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
