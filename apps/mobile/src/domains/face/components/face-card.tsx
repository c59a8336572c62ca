import { faceLinks } from '@sands/contract/face/face.links'
import type { FaceItem } from '@sands/contract/face/face.model'
import { useFaceTimes } from '@sands/web/face/use-face-times'
import { useT } from '@sands/web/i18n/i18n'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from '../pages/face.module.css'
import { FaceTag } from './face-tags.tsx'

/** One session in a list: when, where, how many seats are left, and what to do next. */
export function FaceCard({ face }: { face: FaceItem }) {
  const t = useT()
  const times = useFaceTimes()
  const places = [
    face.dayNum > 1 && t('face.day_count', { count: face.dayNum }),
    ...face.roomNames.slice(0, 1),
    ...face.lecturerNames.slice(0, 2),
  ].filter(Boolean)
  return (
    <li>
      <Link to={faceLinks.detail(face.faceId)} className={styles.card}>
        <span className={styles.row}>
          <span className={styles.section}>{face.faceName}</span>
          <FaceTag face={face} />
        </span>
        <span className={styles.meta}>{times.room(face, face.timeZone)}</span>
        {places.length > 0 && <span className={styles.meta}>{places.join(' · ')}</span>}
        {face.phase === 'upcoming' && (
          <span className={styles.meta}>
            {t('face.seats_left', { left: face.seatsLeft, capacity: face.capacity })}
            {face.waitingNum > 0 && ` · ${t('face.waiting_count', { count: face.waitingNum })}`}
          </span>
        )}
        {face.nextAct !== 'nothing' && <span className={styles.next}>{t(`face.next_${face.nextAct}`)}</span>}
      </Link>
    </li>
  )
}
