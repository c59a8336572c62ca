import { useT } from '@sands/web/i18n/i18n'
import type { UsedViewing } from '@sands/web/study/use-viewing'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { StudyDialog } from './study-dialog.tsx'
import { useCountdown } from './use-countdown.ts'

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

/** Are you there; do you go on here. At most one at a time. */
export function StudyQuestions({ viewing }: { viewing: UsedViewing }) {
  const t = useT()
  const [away, setAway] = useState(false)
  const { askIfThere, isHalted, stopReason, terms } = viewing
  if (askIfThere) return <StillThere seconds={terms?.promptWaitSeconds ?? 60} onHere={viewing.imHere} />
  if (!isHalted) return null
  if (stopReason === 'no_sign_of_life') {
    return (
      <StudyDialog title={t('course.paused')} text={t('course.paused_text')} onClose={viewing.imHere}>
        <Button block onClick={viewing.imHere}>
          {t('course.go_on')}
        </Button>
      </StudyDialog>
    )
  }
  if (stopReason !== 'elsewhere' || away) return null
  const takeOver = () => viewing.takeOver()
  return (
    <StudyDialog title={t('course.elsewhere')} text={t('course.elsewhere_text')} onClose={() => setAway(true)}>
      <Button look="plain" block onClick={() => setAway(true)}>
        {t('course.not_now')}
      </Button>
      <Button block onClick={takeOver}>
        {t('course.go_on_here')}
      </Button>
    </StudyDialog>
  )
}
