import type { CourseDetail } from '@sands/contract/course/course.model'
import { JUMP } from '@sands/rules/jump'
import { LEARN_STATUS } from '@sands/rules/study'
import { useT } from '@sands/web/i18n/i18n'
import { useSlots } from '../../../kernel/slots.ts'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import styles from './rating-sheet.module.css'

interface RatingSheetProps {
  course: CourseDetail
  open: boolean
  onClose: () => void
}

export function RatingSheet({ course, open, onClose }: RatingSheetProps) {
  const t = useT()
  const { Rating } = useSlots()
  return (
    <Sheet title={t('course.rate')} open={open} onClose={onClose}>
      <p className={styles.name}>{course.fileName}</p>
      {Rating && (
        <Rating
          module={JUMP.course}
          moduleId={course.id}
          state={course.rating}
          isStarted={course.learnStatus !== LEARN_STATUS.fresh}
        />
      )}
    </Sheet>
  )
}
