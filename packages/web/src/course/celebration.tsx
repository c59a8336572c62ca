import type { CourseDetail } from '@sands/contract/course/course.model'
import { LEARN_TYPES } from '@sands/rules/study'
import { useCall } from '../call/use-call.ts'
import { useT } from '../i18n/i18n.ts'
import { useDurationText } from '../study/duration-text.ts'
import { coursewaresOf } from './catalogue.ts'
import styles from './celebration.module.css'

/** The maximum that the call accepts at once. */
const MOST_ITEMS = 200
const GRAINS = Array.from({ length: 28 }, (_, index) => index)

function useStudyTime(course: CourseDetail): number | undefined {
  const learnIds = coursewaresOf(course.catalogue)
    .map(({ id }): string => id)
    .slice(0, MOST_ITEMS)
  const progress = useCall(
    'POST /sands-lms/api/v1/learning-details/progress',
    { body: { learnType: LEARN_TYPES.courseware, learnIds } },
    { enabled: learnIds.length > 0, silent: true, staleTime: 0 },
  )
  return progress.data?.reduce((sum, { seconds }) => sum + seconds, 0)
}

/** Falling sand over the surrounding element. */
export function Grains() {
  return (
    <div className={styles.grains} aria-hidden>
      {GRAINS.map((grain) => (
        <i key={grain} />
      ))}
    </div>
  )
}

/** The texts shown when a course is finished: its title, and the time and courseware it took. */
export function CelebrationWords({ course, titleId }: { course: CourseDetail; titleId: string }) {
  const t = useT()
  const duration = useDurationText()
  const seconds = useStudyTime(course)
  return (
    <>
      <svg viewBox="0 0 240 168" className={styles.scene} aria-hidden="true">
        <rect width="240" height="168" className={styles.sky} />
        <circle cx="120" cy="92" r="66" className={styles.glow} />
        <circle cx="120" cy="92" r="44" className={styles.sun} />
        <path d="M0 134c38-40 72-40 106-20s72 22 134-22v76H0z" className={styles.far} />
        <path d="M0 150c50-20 86-12 122-4s76 8 118-10v32H0z" className={styles.near} />
        <path d="m98 88 16 16 30-32" pathLength="1" className={styles.check} />
      </svg>
      <h2 id={titleId} className={styles.title}>
        {t('course.finished')}
      </h2>
      <p className={styles.name}>{course.fileName}</p>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('course.time_all')}</dt>
          <dd>{seconds === undefined ? '–' : duration(seconds)}</dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('course.items_done')}</dt>
          <dd>{coursewaresOf(course.catalogue).filter(({ isFinished }) => isFinished === 1).length}</dd>
        </div>
      </dl>
    </>
  )
}
