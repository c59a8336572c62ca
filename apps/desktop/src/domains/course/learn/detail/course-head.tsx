import { CaretRightFilled } from '@ant-design/icons'
import type { CourseDetail } from '@sands/contract/course/course.model'
import { LEARN_STATUS } from '@sands/rules/study'
import { mainAct } from '@sands/web/course/catalogue'
import { continueWord } from '@sands/web/course/continue-word'
import { ProgressBar } from '@sands/web/course/progress-bar.tsx'
import { Link } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { StateTag } from '../../../../kernel/ui/state-tag.tsx'
import { CourseCover } from '../browse/course-cover.tsx'
import { learnPaths } from '../learn-paths.ts'
import { useStudyOrigin } from '../use-study-origin.ts'
import styles from './course-head.module.css'
import { CourseOpinions } from './course-opinions.tsx'
import { useCourseFacts } from './use-course-facts.ts'

/** Cover, title, progress, and the main action. */
export function CourseHead({ course }: { course: CourseDetail }) {
  const t = useT()
  const { size, learners } = useCourseFacts()(course)
  const origin = useStudyOrigin()
  const act = mainAct({ course, catalogue: course.catalogue, openId: null })
  const to = 'courseware' in act ? learnPaths.inCourse(course.id, act.courseware.id, { origin }) : undefined
  const word = act.kind === 'none' || act.kind === 'last' ? '' : t(`course.act_${act.kind}`)
  return (
    <header className={styles.head}>
      <div className={styles.cover}>
        <CourseCover course={course} sizes="(min-width: 960px) 440px, 100vw" />
        {to && (
          <Link to={to} className={styles.play} aria-label={word}>
            <span className={styles.disc}>
              <CaretRightFilled aria-hidden />
            </span>
          </Link>
        )}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{course.fileName}</h1>
        <p className={styles.meta}>
          {course.categoryName && <span>{course.categoryName}</span>}
          <span>{size}</span>
          <span>{learners}</span>
        </p>
        {course.learnStatus === LEARN_STATUS.learned && (
          <p>
            <StateTag tone="success">{t('course.learned')}</StateTag>
          </p>
        )}
        {course.learnStatus === LEARN_STATUS.inProgress && <ProgressBar percent={course.percent} />}
        {act.kind === 'continue' && (
          <p className={styles.left}>{t(continueWord(course, act.courseware), { title: act.courseware.title })}</p>
        )}
        {to ? (
          <div className={styles.main}>
            <LinkButton type="primary" size="large" to={to}>
              {word}
            </LinkButton>
          </div>
        ) : (
          <p className={styles.left}>{t('course.no_items')}</p>
        )}
        <CourseOpinions course={course} />
      </div>
    </header>
  )
}
