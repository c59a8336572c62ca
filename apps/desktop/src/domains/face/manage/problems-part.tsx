import type { ManagedFace } from '@sands/contract/face/manage.model'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { useT } from '../../../kernel/text.ts'
import styles from '../face.module.css'
import { useSessionTimes } from './use-session-times.ts'

/** What keeps the session from being published, and what else takes its rooms and lecturers. */
export function ProblemsPart({ session }: { session: ManagedFace }) {
  const t = useT()
  const times = useSessionTimes()
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
          <ul className={styles.lines}>
            {conflicts.map(({ kind, name, faceId, faceName, startsAt, endsAt }) => (
              <li key={`${kind} ${name} ${faceId} ${startsAt}`} className={styles.fault}>
                {t(`face.conflict_${kind}`, {
                  name,
                  session: faceName,
                  time: times(startsAt, endsAt, session.timeZone),
                })}
              </li>
            ))}
          </ul>
        </PartCard>
      )}
    </>
  )
}
