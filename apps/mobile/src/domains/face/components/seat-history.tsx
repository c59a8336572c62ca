import type { SeatHistory as Step } from '@sands/contract/face/face.model'
import { useFaceTimes } from '@sands/web/face/use-face-times'
import { useT } from '@sands/web/i18n/i18n'
import styles from '../pages/face.module.css'

/** What happened to the own seat, newest first. */
export function SeatHistory({ history }: { history: readonly Step[] }) {
  const t = useT()
  const times = useFaceTimes()
  if (history.length === 0) return null
  return (
    <section className={styles.card}>
      <h2 className={styles.section}>{t('face.history')}</h2>
      <ul className={styles.days}>
        {history.map(({ at, step, way, by, reason }) => (
          <li key={`${at} ${step}`} className={styles.day}>
            <span className={styles.row}>
              <span>{t(`face.step_${step}`)}</span>
              <span className={styles.meta}>{times.moment(at)}</span>
            </span>
            <span className={styles.meta}>{[t(`face.way_${way}`), by, reason].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
