import type { FaceConflict } from '@sands/contract/face/manage.model'
import { useT } from '../../../kernel/text.ts'
import styles from '../face.module.css'
import { ReasonDialog } from './reason-dialog.tsx'
import { useSessionTimes } from './use-session-times.ts'

interface ConflictDialogProps {
  conflicts: readonly FaceConflict[]
  timeZone: string
  action: string
  isBusy: boolean
  onDo: (reason: string) => void
  onClose: () => void
}

/** Rooms and lecturers that are taken: nothing happens unless somebody says why it has to be. */
export function ConflictDialog({ conflicts, timeZone, ...dialog }: ConflictDialogProps) {
  const t = useT()
  return (
    <ReasonDialog
      title={t('face.conflict_ask', { count: conflicts.length })}
      text={t('face.conflict_text')}
      label={t('face.conflict_reason')}
      {...dialog}
    >
      <ConflictList conflicts={conflicts} timeZone={timeZone} />
    </ReasonDialog>
  )
}

export function ConflictList({ conflicts, timeZone }: Pick<ConflictDialogProps, 'conflicts' | 'timeZone'>) {
  const t = useT()
  const times = useSessionTimes()
  return (
    <ul className={styles.lines}>
      {conflicts.map(({ kind, name, faceId, faceName, startsAt, endsAt }) => (
        <li key={`${kind} ${name} ${faceId} ${startsAt}`} className={styles.fault}>
          {t(`face.conflict_${kind}`, { name, session: faceName, time: times(startsAt, endsAt, timeZone) })}
        </li>
      ))}
    </ul>
  )
}
