import { useCountdown } from '@sands/web/course/use-countdown'
import { useStudyQuestion } from '@sands/web/course/use-study-question'
import { useT } from '@sands/web/i18n/i18n'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import { Button } from '../../../kernel/ui/button.tsx'
import { StudyDialog } from './study-dialog.tsx'

function StillThere({ seconds, onHere }: { seconds: number; onHere: () => void }) {
  const t = useT()
  const left = useCountdown(seconds)
  return (
    <StudyDialog title={t('course.there')} text={t('course.there_text', { seconds: left })} onClose={onHere}>
      <Button block onClick={onHere}>
        {t('course.there_yes')}
      </Button>
    </StudyDialog>
  )
}

/** Asks whether the person is still there, or whether to continue on this device. At most one question at a time. */
export function StudyQuestions({ viewing }: { viewing: UsedViewing }) {
  const t = useT()
  const [question, leave] = useStudyQuestion(viewing)
  if (question === 'there') {
    return <StillThere seconds={viewing.terms?.promptWaitSeconds ?? 60} onHere={viewing.imHere} />
  }
  if (question === 'paused') {
    return (
      <StudyDialog title={t('course.paused')} text={t('course.paused_text')} onClose={viewing.imHere}>
        <Button block onClick={viewing.imHere}>
          {t('course.go_on')}
        </Button>
      </StudyDialog>
    )
  }
  if (question === null) return null
  const takeOver = () => viewing.takeOver()
  return (
    <StudyDialog title={t('course.elsewhere')} text={t('course.elsewhere_text')} onClose={leave}>
      <Button look="plain" block onClick={leave}>
        {t('course.not_now')}
      </Button>
      <Button block onClick={takeOver}>
        {t('course.go_on_here')}
      </Button>
    </StudyDialog>
  )
}
