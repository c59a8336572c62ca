import type { FaceItem } from '@sands/contract/face/face.model'
import { useT } from '@sands/web/i18n/i18n'
import styles from '../pages/face.module.css'

type Tone = 'good' | 'brand' | 'bad' | 'plain'

const TONES: Readonly<Record<NonNullable<FaceItem['status']>, Tone>> = {
  booked: 'brand',
  waiting: 'brand',
  confirmed: 'good',
  declined: 'plain',
  leave: 'plain',
  late: 'brand',
  present: 'good',
  partly: 'brand',
  absent: 'bad',
  cancelled: 'plain',
}

/** The own status, or where the session stands. */
export function FaceTag({ face }: { face: Pick<FaceItem, 'status' | 'phase'> }) {
  const t = useT()
  const { status, phase } = face
  if (status && phase !== 'cancelled')
    return (
      <span className={styles.tag} data-tone={TONES[status]}>
        {t(`face.status_${status}`)}
      </span>
    )
  return (
    <span className={styles.tag} data-tone={phase === 'cancelled' ? 'bad' : 'plain'}>
      {t(`face.phase_${phase}`)}
    </span>
  )
}
