import type { CatalogueCourseware } from '@sands/contract/course/course.model'
import { COURSEWARE_ICONS } from '@sands/web/course/courseware-type'
import { ProgressRing } from '@sands/web/course/progress-ring.tsx'
import { useCoursewareFacts } from '@sands/web/course/use-courseware-facts'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { classNames } from '../../../kernel/ui/class-names.ts'
import styles from './catalogue-row.module.css'

interface CatalogueRowProps {
  courseware: CatalogueCourseware
  isOpen: boolean
  onOpen: (courseware: CatalogueCourseware) => void
}

/** One courseware of a course: its type, the person's progress, and what must be finished first. */
export function CatalogueRow({ courseware, isOpen, onOpen }: CatalogueRowProps) {
  const t = useT()
  const { title, courseWareType, percent, lock } = courseware
  const { facts, reason, word } = useCoursewareFacts()(courseware)
  const isFinished = courseware.isFinished === 1
  const tap = () => (reason ? showToast(reason) : onOpen(courseware))
  return (
    <button
      type="button"
      className={classNames(styles.row, isOpen && styles.open)}
      aria-current={isOpen || undefined}
      aria-disabled={lock !== null || undefined}
      onClick={tap}
    >
      <ProgressRing
        percent={percent}
        isFinished={isFinished}
        isLocked={lock !== null}
        icon={COURSEWARE_ICONS[courseWareType]}
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.meta}>{facts}</span>
        {reason && <span className={styles.lock}>{reason}</span>}
      </span>
      {isOpen && !lock && (
        <span>
          <span className={styles.bars} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          <span className="visually-hidden">{t('course.open_now')}</span>
        </span>
      )}
      {word && <span className={classNames(styles.state, isFinished && styles.finished)}>{word}</span>}
    </button>
  )
}
