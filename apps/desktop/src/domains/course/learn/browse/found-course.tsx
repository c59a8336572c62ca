import type { CourseHit, FoundCourse as Found } from '@sands/contract/course/course.model'
import { LEARN_STATUS } from '@sands/rules/study'
import { MarkedText } from '@sands/web/course/marked-text.tsx'
import { ProgressBar } from '@sands/web/course/progress-bar.tsx'
import { Link } from 'react-router'
import { useT } from '../../../../kernel/text.ts'
import { StateTag } from '../../../../kernel/ui/state-tag.tsx'
import { useCourseFacts } from '../detail/use-course-facts.ts'
import { learnPaths } from '../learn-paths.ts'
import styles from '../study-row.module.css'
import { CourseCover } from './course-cover.tsx'

/** More hits would push the next course too far down. */
const MOST_HITS = 4

function Hit({ courseId, hit }: { courseId: string; hit: CourseHit }) {
  const t = useT()
  const to = hit.courseWareId ? learnPaths.inCourse(courseId, hit.courseWareId) : learnPaths.course(courseId)
  return (
    <Link to={to} className={styles.hit}>
      <span className={styles.place}>{t(`course.place_${hit.place}`)}</span>
      <span className={styles.text}>
        <MarkedText text={hit.text} marks={hit.marks} />
      </span>
    </Link>
  )
}

/** A course with the places where the words were found; a hit within courseware opens it at that place. */
export function FoundCourse({ course }: { course: Found }) {
  const t = useT()
  const { size, learners } = useCourseFacts()(course)
  const { id, fileName, hits, learnStatus, percent } = course
  const title = hits.find(({ place, text }) => place === 'title' && text === fileName)
  const others = hits.filter((hit) => hit !== title).slice(0, MOST_HITS)
  return (
    <article className={styles.row}>
      <Link to={learnPaths.course(id)} className={styles.cover} tabIndex={-1} aria-hidden>
        <CourseCover course={course} sizes="208px" />
      </Link>
      <div className={styles.words}>
        <h2>
          <Link to={learnPaths.course(id)} className={styles.title}>
            {title ? <MarkedText text={title.text} marks={title.marks} /> : fileName}
          </Link>
        </h2>
        <p className={styles.meta}>
          <span>{size}</span>
          <span>{learners}</span>
          {learnStatus === LEARN_STATUS.learned && <StateTag tone="success">{t('course.learned')}</StateTag>}
        </p>
        {learnStatus === LEARN_STATUS.inProgress && (
          <div className={styles.progress}>
            <ProgressBar percent={percent} />
          </div>
        )}
        {others.length > 0 && (
          <ul className={styles.hits}>
            {others.map((hit) => (
              <li key={`${hit.place} ${hit.courseWareId ?? ''} ${hit.text}`}>
                <Hit courseId={id} hit={hit} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
