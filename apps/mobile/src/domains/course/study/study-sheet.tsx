import { StudyRecord } from '@sands/web/course/study-record.tsx'
import { useT } from '@sands/web/i18n/i18n'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import { Sheet } from '../../../kernel/ui/float/sheet.tsx'
import { UncountedTime } from './uncounted-time.tsx'

interface StudySheetProps {
  viewing: UsedViewing
  learnId: string
  open: boolean
  onClose: () => void
  /** Undefined when the player cannot jump to a place. */
  onGoTo: ((place: number) => void) | undefined
}

export function StudySheet({ viewing, learnId, open, onClose, onGoTo }: StudySheetProps) {
  const t = useT()
  return (
    <Sheet title={t('course.study_record')} open={open} onClose={onClose}>
      <StudyRecord viewing={viewing} uncounted={<UncountedTime learnId={learnId} />} onGoTo={onGoTo} />
    </Sheet>
  )
}
