import type { FaceDocument, ManagedFace } from '@sands/contract/face/manage.model'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from '../face.module.css'
import { ConflictList } from './conflict-dialog.tsx'
import { DayFields } from './day-fields.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

export interface NewPlan {
  days: FaceDocument['days']
  keepsSeats: boolean
  reason: string
}

interface RescheduleDialogProps {
  session: ManagedFace
  isBusy: boolean
  onDo: (plan: NewPlan) => void
  onClose: () => void
}

/** Other days for a published session, with their rooms, and what else takes rooms and lecturers on them. */
export function RescheduleDialog({ session, isBusy, onDo, onClose }: RescheduleDialogProps) {
  const t = useT()
  const { id, timeZone, document } = session
  const [days, setDays] = useState<FaceDocument['days']>(document.days)
  const [keepsSeats, setKeepsSeats] = useState(true)
  const conflicts = useCall(
    'POST /sands-lms/api/v1/manage/face/conflicts',
    { body: { id, lecturerIds: document.lecturerIds, days } },
    { silent: true, staleTime: 0 },
  )
  return (
    <ReasonDialog
      title={t('face.reschedule_ask', { name: session.name })}
      text={t('face.reschedule_text')}
      action={t('face.reschedule')}
      isBusy={isBusy}
      onClose={onClose}
      onDo={(reason) => onDo({ days, keepsSeats, reason })}
    >
      <DayFields days={days} timeZone={timeZone} onChange={setDays} />
      <div role="status">
        {conflicts.data && conflicts.data.length > 0 && (
          <>
            <p className={styles.fault}>{t('face.conflict_ask', { count: conflicts.data.length })}</p>
            <ConflictList conflicts={conflicts.data} timeZone={timeZone} />
          </>
        )}
      </div>
      <SwitchLine
        label={t('face.keeps_seats')}
        hint={t('face.keeps_seats_hint')}
        checked={keepsSeats}
        onChange={setKeepsSeats}
      />
    </ReasonDialog>
  )
}
