import type { FaceDay } from '@sands/contract/face/face.model'
import { useFaceTimes } from '@sands/web/face/use-face-times'
import { useT } from '@sands/web/i18n/i18n'
import { MapPin } from 'lucide-react'
import styles from '../pages/face.module.css'

/** The days of a session in the time of the room and of the reader, with the room and the own attendance. */
export function DayList({ days, timeZone }: { days: readonly FaceDay[]; timeZone: string }) {
  const t = useT()
  const times = useFaceTimes()
  return (
    <ul className={styles.days}>
      {days.map((day, index) => (
        <li key={day.dayId} className={styles.day}>
          <span className={styles.row}>
            <span>
              {days.length > 1 && `${t('face.day_number', { number: index + 1 })} · `}
              {times.room(day, timeZone)}
            </span>
            {day.outcome !== 'open' && day.mark && (
              <span className={styles.tag} data-tone={day.outcome === 'absent' ? 'bad' : 'good'}>
                {t(`face.outcome_${day.outcome}`)}
              </span>
            )}
          </span>
          <OwnTime day={day} timeZone={timeZone} />
          {day.room && (
            <span className={styles.notice}>{[day.room.name, day.room.address].filter(Boolean).join(' · ')}</span>
          )}
          {day.room?.mapUrl && (
            <a className={styles.link} href={day.room.mapUrl} target="_blank" rel="noopener noreferrer">
              <MapPin size={18} aria-hidden />
              {t('face.map')}
            </a>
          )}
          {day.mark?.signInTime && (
            <span className={styles.meta}>
              {t('face.signed_in', { time: times.hour(day.mark.signInTime, timeZone) })}
              {day.mark.signOutTime &&
                ` · ${t('face.signed_out', { time: times.hour(day.mark.signOutTime, timeZone) })}`}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function OwnTime({ day, timeZone }: { day: FaceDay; timeZone: string }) {
  const own = useFaceTimes().own(day, timeZone)
  return own && <span className={styles.meta}>{own}</span>
}
