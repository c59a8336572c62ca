import { courseLinks } from '@sands/contract/course/course.links'
import type { CourseHit, FoundCourse as Found } from '@sands/contract/course/course.model'
import { MarkedText } from '@sands/web/course/marked-text.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { Link } from '../../../kernel/ui/link.tsx'
import { CourseRow } from '../components/course-row.tsx'
import styles from './found-course.module.css'

/** More hits would push the next course too far down. */
const MOST_HITS = 3

interface HitProps {
  course: Found
  hit: CourseHit
}

function Hit({ course, hit }: HitProps) {
  const t = useT()
  const to = hit.courseWareId ? courseLinks.item(course.id, hit.courseWareId) : courseLinks.course(course.id)
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
  const title = course.hits.find(({ place }) => place === 'title')
  const others = course.hits.filter((hit) => hit !== title).slice(0, MOST_HITS)
  return (
    <article className={styles.found}>
      <CourseRow
        course={course}
        {...(title && title.text === course.fileName
          ? { title: <MarkedText text={title.text} marks={title.marks} /> }
          : {})}
      />
      {others.length > 0 && (
        <ul className={styles.hits}>
          {others.map((hit) => (
            <li key={`${hit.place} ${hit.courseWareId ?? ''} ${hit.text}`}>
              <Hit course={course} hit={hit} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
