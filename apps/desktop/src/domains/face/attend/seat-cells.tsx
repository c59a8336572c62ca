import type { FaceSeatRow } from '@sands/contract/face/manage.model'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import styles from '../face.module.css'

const TONES: Readonly<Record<FaceSeatRow['status'], Tone>> = {
  booked: 'info',
  waiting: 'warning',
  confirmed: 'success',
  declined: 'neutral',
  leave: 'neutral',
  late: 'warning',
  present: 'success',
  partly: 'warning',
  absent: 'danger',
  cancelled: 'neutral',
}
const DAY_TONES: Readonly<Record<FaceSeatRow['days'][number]['outcome'], Tone>> = {
  open: 'neutral',
  present: 'success',
  late: 'warning',
  partly: 'warning',
  absent: 'danger',
}
const HOUR = { hour: '2-digit', minute: '2-digit' } as const

/** The status with the place on the waiting list, the reason and the request for leave. */
export function SeatTag({ seat }: { seat: FaceSeatRow }) {
  const t = useT()
  const { status, waitingPlace, reason, leave, certificate } = seat
  const words = [
    waitingPlace !== null && t('face.waiting_place', { place: waitingPlace }),
    leave && `${t(`face.leave_${leave.state}`)}: ${leave.reason}`,
    reason,
    certificate && t('face.certificate_earned', { title: certificate.title }),
  ].filter(Boolean)
  return (
    <span className={styles.cells}>
      <StateTag tone={TONES[status]}>{t(`face.status_${status}`)}</StateTag>
      {words.length > 0 && <span className={styles.quiet}>{words.join(' · ')}</span>}
    </span>
  )
}

/** What a day was, when, and who said so. */
export function DayCell({ day, timeZone }: { day: FaceSeatRow['days'][number]; timeZone: string }) {
  const t = useT()
  const [language] = useLanguage()
  const hour = (at: string) => dateFormat(localeOf(language), { ...HOUR, timeZone }).format(new Date(at))
  const { mark, outcome, by, reason, isReplayed, refusal } = day
  const words = mark
    ? [
        mark.signInTime && t('face.signed_in', { time: hour(mark.signInTime) }),
        mark.signOutTime && t('face.signed_out', { time: hour(mark.signOutTime) }),
        t(`face.way_${mark.way}`),
        mark.way === 'code' ? null : by,
        reason,
        isReplayed && t('face.replayed'),
      ].filter(Boolean)
    : []
  return (
    <span className={styles.cells}>
      <StateTag tone={DAY_TONES[outcome]}>{t(`face.outcome_${outcome}`)}</StateTag>
      {refusal && <StateTag tone="danger">{t('face.refused_device', { name: refusal.usedBy })}</StateTag>}
      {words.length > 0 && <span className={styles.quiet}>{words.join(' · ')}</span>}
    </span>
  )
}
