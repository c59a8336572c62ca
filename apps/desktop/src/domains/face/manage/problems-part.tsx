import type { ManagedFace } from '@sands/contract/face/manage.model'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from '../face.module.css'
import { ConflictList } from './conflict-dialog.tsx'

/** What keeps the session from being published, and what else takes its rooms and lecturers. */
export function ProblemsPart({ session }: { session: ManagedFace }) {
  const t = useT()
  const { faults, conflicts, cancelReason } = session
  return (
    <>
      {cancelReason && <p className={styles.fault}>{t('face.cancelled_because', { reason: cancelReason })}</p>}
      {faults.length > 0 && (
        <PartCard title={t('face.faults')}>
          <ul className={styles.lines}>
            {faults.map((fault) => (
              <li key={fault}>{t(`face.fault_${fault}`)}</li>
            ))}
          </ul>
        </PartCard>
      )}
      {conflicts.length > 0 && (
        <PartCard title={t('face.conflicts')}>
          {session.conflictReason && <p>{t('face.conflict_accepted', { reason: session.conflictReason })}</p>}
          <ConflictList conflicts={conflicts} timeZone={session.timeZone} />
        </PartCard>
      )}
    </>
  )
}
