import type { CourseDetail } from '@sands/contract/course/course.model'
import { CelebrationWords, Grains } from '@sands/web/course/celebration.tsx'
import { useT } from '@sands/web/i18n/i18n'
import { X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { useModal } from '../../../kernel/ui/float/sheet.tsx'
import styles from './celebration.module.css'

interface CelebrationProps {
  course: CourseDetail
  onClose: () => void
  /** Undefined when the person has already rated the course. */
  onRate: (() => void) | undefined
  onMore: () => void
}

/** Celebrates a finished course in a full-screen layer. */
export function Celebration({ course, onClose, onRate, onMore }: CelebrationProps) {
  const t = useT()
  const id = useId()
  const dialog = useModal(true, onClose)
  return (
    <dialog ref={dialog} className={styles.celebration} aria-labelledby={id}>
      <Grains />
      <button type="button" className={styles.close} aria-label={t('kernel.close')} onClick={onClose}>
        <X size={24} aria-hidden />
      </button>
      <div className={styles.middle}>
        <CelebrationWords course={course} titleId={id} />
      </div>
      <div className={styles.acts}>
        {onRate && (
          <Button block onClick={onRate}>
            {t('course.finished_rate')}
          </Button>
        )}
        <Button block look={onRate ? 'plain' : 'primary'} onClick={onMore}>
          {t('course.finished_more')}
        </Button>
      </div>
    </dialog>
  )
}
