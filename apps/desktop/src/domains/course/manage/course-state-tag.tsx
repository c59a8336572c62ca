import type { CourseState, ManagedCourseItem } from '@sands/contract/course/manage.model'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import styles from './courses.module.css'

const TONES: Readonly<Record<CourseState, Tone>> = {
  draft: 'neutral',
  scheduled: 'warning',
  published: 'success',
  withdrawn: 'neutral',
}

type Shown = Pick<ManagedCourseItem, 'state' | 'isChanged' | 'publishAt'>

/** Whether people can see the course, and whether its draft has unpublished changes. */
export function CourseStateTag({ course: { state, isChanged, publishAt } }: { course: Shown }) {
  const t = useT()
  const { minute } = useMoments()
  return (
    <span className={styles.states}>
      <StateTag tone={TONES[state]}>{t(`course.manage_state_${state}`)}</StateTag>
      {publishAt && state === 'published' && (
        <span className={`${styles.quiet} ${styles.next}`}>
          {t('course.manage_state_next', { time: minute(publishAt) })}
        </span>
      )}
      {publishAt && (state === 'draft' || state === 'scheduled') && (
        <span className={styles.quiet}>{minute(publishAt)}</span>
      )}
      {state === 'published' && isChanged && <StateTag tone="info">{t('course.manage_state_changed')}</StateTag>}
    </span>
  )
}
