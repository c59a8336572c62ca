import { StarFilled } from '@ant-design/icons'
import type { CourseItem } from '@sands/contract/course/course.model'
import { LEARN_STATUS } from '@sands/rules/study'
import { ProgressBar } from '@sands/web/course/progress-bar.tsx'
import { useT } from '../../../../kernel/text.ts'
import { CardFacts, CardTag, CoverCard } from '../../../../kernel/ui/cover-card.tsx'
import { useCourseFacts } from '../detail/use-course-facts.ts'
import { learnPaths } from '../learn-paths.ts'
import styles from './course-card.module.css'
import { CourseCover } from './course-cover.tsx'

interface CourseCardProps {
  course: CourseItem
  /** Shows the kind, for lists with more than courses. */
  tagged?: boolean
}

/** A course in a list: what it is, its size, and the person's progress. */
export function CourseCard({ course, tagged = false }: CourseCardProps) {
  const t = useT()
  const { size, learners } = useCourseFacts()(course)
  const { id, fileName, learnStatus, percent, purchaseStatus, score } = course
  return (
    <CoverCard
      to={learnPaths.course(id)}
      cover={<CourseCover course={course} sizes="(min-width: 960px) 300px, 50vw" />}
      badge={learnStatus === LEARN_STATUS.learned ? t('course.learned') : undefined}
      title={fileName}
    >
      <CardFacts>
        {tagged && <CardTag>{t('course.title')}</CardTag>}
        {size}
      </CardFacts>
      <CardFacts>
        {learners}
        {score !== null && (
          <span className={styles.score}>
            <StarFilled aria-hidden className={styles.star ?? ''} />
            <span className="visually-hidden">{t('course.score')}</span>
            {score.toFixed(1)}
          </span>
        )}
        {purchaseStatus === 1 && <span className={styles.bought}>{t('course.purchased')}</span>}
      </CardFacts>
      {learnStatus === LEARN_STATUS.inProgress && <ProgressBar percent={percent} />}
    </CoverCard>
  )
}
