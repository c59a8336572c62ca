import type { CourseDetail } from '@sands/contract/course/course.model'
import type { MainAct } from '@sands/web/course/catalogue'
import { continueWord } from '@sands/web/course/continue-word'
import { useT } from '@sands/web/i18n/i18n'
import { Play } from 'lucide-react'
import { CourseCover } from './course-cover.tsx'
import styles from './cover-stage.module.css'

interface CoverStageProps {
  course: CourseDetail
  act: MainAct
  onStart: () => void
}

/** The cover, which is replaced by the player on a tap. */
export function CoverStage({ course, act, onStart }: CoverStageProps) {
  const t = useT()
  const canStart = act.kind === 'start' || act.kind === 'continue' || act.kind === 'again'
  return (
    <div className={styles.stage}>
      <CourseCover course={course} sizes="(max-width: 640px) 100vw, 640px" first bare={canStart} />
      {canStart && (
        <button type="button" className={styles.play} aria-label={t(`course.act_${act.kind}`)} onClick={onStart}>
          <span className={styles.disc}>
            <Play size={28} aria-hidden className={styles.sign} />
          </span>
        </button>
      )}
      {act.kind === 'continue' && (
        <p className={styles.left} aria-hidden>
          {t(continueWord(course, act.courseware), { title: act.courseware.title })}
        </p>
      )}
    </div>
  )
}
