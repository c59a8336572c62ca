import { useT } from '../../i18n/i18n.ts'
import { showToast } from '../../toast/toast.ts'
import { useMomentText } from '../use-moment-text.ts'
import type { OpenAttempt } from './open-attempt.ts'
import { useDeadline } from './use-deadline.ts'

/** Milliseconds left. Tells the learner when the end was moved. */
export function useExamEnd(open: OpenAttempt, onOver: () => void): number | null {
  const t = useT()
  const moment = useMomentText()
  return useDeadline(open, {
    onOver,
    onMoved: (deadline) =>
      showToast(deadline === null ? t('exam.no_limit') : t('exam.time_moved', { at: moment(deadline) })),
  })
}
