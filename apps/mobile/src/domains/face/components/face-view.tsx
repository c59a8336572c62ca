import { faceLinks } from '@sands/contract/face/face.links'
import type { FaceDetail } from '@sands/contract/face/face.model'
import { BOARD_SOURCES } from '@sands/rules/community/content'
import { call } from '@sands/web/call/call'
import { FACE_CALENDAR } from '@sands/web/face/face-calls'
import { useFaceTimes } from '@sands/web/face/use-face-times'
import { useT } from '@sands/web/i18n/i18n'
import { taskArrival } from '@sands/web/study/task-arrival'
import { CalendarMinus, CalendarPlus, ClipboardList, FileText } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useSlots } from '../../../kernel/slots.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import { Picture } from '../../../kernel/ui/picture.tsx'
import { PictureGrid } from '../../../kernel/ui/picture-grid.tsx'
import styles from '../pages/face.module.css'
import { saveText } from '../save-text.ts'
import { Certificate } from './certificate.tsx'
import { DayList } from './day-list.tsx'
import { FaceTag } from './face-tags.tsx'
import { Homework } from './homework.tsx'
import { LeaveForm } from './leave-form.tsx'
import { SeatOffer } from './seat-offer.tsx'

const COVER_RATIO = '16 / 9'
const MAY_ASK: readonly FaceDetail['status'][] = ['booked', 'confirmed']

const AWAY: readonly FaceDetail['status'][] = ['cancelled', 'declined', 'leave']

/** Calendars of people who do not come drop the days. */
const isOff = ({ phase, status }: FaceDetail): boolean => phase === 'cancelled' || AWAY.includes(status)

interface FaceViewProps {
  face: FaceDetail
  onChanged: () => void
}

/** Everything about a session. */
export function FaceView({ face, onChanged }: FaceViewProps) {
  const t = useT()
  const [search] = useSearchParams()
  const { SourceBoard } = useSlots()
  return (
    <div className={styles.stack}>
      <Head face={face} />
      <section className={styles.card}>
        <h2 className={styles.section}>{t('face.dates')}</h2>
        <DayList days={face.days} timeZone={face.timeZone} />
        <Button look="soft" block onClick={() => void saveCalendar(face)}>
          {isOff(face) ? <CalendarMinus size={18} aria-hidden /> : <CalendarPlus size={18} aria-hidden />}{' '}
          {t(isOff(face) ? 'face.calendar_cancel' : 'face.calendar')}
        </Button>
      </section>
      {face.introduction && (
        <section className={styles.card}>
          <h2 className={styles.section}>{t('face.introduction')}</h2>
          <p className={styles.plain}>{face.introduction}</p>
        </section>
      )}
      {face.agenda && (
        <section className={styles.card}>
          <h2 className={styles.section}>{t('face.agenda')}</h2>
          <p className={styles.plain}>{face.agenda}</p>
        </section>
      )}
      <Lecturers face={face} />
      {face.materials.length > 0 && (
        <section className={styles.card}>
          <h2 className={styles.section}>{t('face.materials')}</h2>
          <ul>
            {face.materials.map(({ id, fileName, url }) => (
              <li key={id}>
                <a className={styles.link} href={url} target="_blank" rel="noopener">
                  <FileText size={18} aria-hidden />
                  {fileName}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {face.photos.length > 0 && (
        <section className={styles.card}>
          <h2 className={styles.section}>{t('face.photos')}</h2>
          <PictureGrid pictures={face.photos} />
        </section>
      )}
      {face.score !== null && (
        <section className={styles.card}>
          <h2 className={styles.section}>{t('face.score')}</h2>
          <p className={styles.next}>{t('face.score_of', { score: face.score })}</p>
          {face.remark && <p className={styles.plain}>{face.remark}</p>}
        </section>
      )}
      <Certificate face={face} />
      <Homework face={face} onChanged={onChanged} />
      {face.survey && (
        <section className={styles.card}>
          <h2 className={styles.section}>{t('face.survey')}</h2>
          <Link className={styles.link} to={face.survey.link}>
            <ClipboardList size={18} aria-hidden />
            {t('face.survey_open', { title: face.survey.title })}
          </Link>
        </section>
      )}
      <Suspense>{SourceBoard && <SourceBoard source={BOARD_SOURCES.face} id={face.faceId} />}</Suspense>
      <SeatOffer face={face} onChanged={onChanged} />
      {face.trainConfirmId && face.phase !== 'ended' && face.phase !== 'cancelled' && (
        <>
          {MAY_ASK.includes(face.status) && face.leave?.state !== 'asked' && (
            <LeaveForm seatId={face.trainConfirmId} onChanged={onChanged} />
          )}
          <ButtonLink look="plain" block to={faceLinks.seat(face.trainConfirmId, taskArrival(search))}>
            {t('face.seat')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}

async function saveCalendar({ faceId }: FaceDetail): Promise<void> {
  const file = await call(FACE_CALENDAR, { query: { faceId } }).catch(() => undefined)
  if (file) saveText(file.fileName, file.content, 'text/calendar')
}

/** The cover, the own status, the seats, and why the session or the sign-up is not open. */
function Head({ face }: { face: FaceDetail }) {
  const t = useT()
  const times = useFaceTimes()
  const { signUpStartTime: from, signUpEndTime: until, refusal } = face
  const isUpcoming = face.phase === 'upcoming'
  return (
    <section className={styles.head} aria-label={face.faceName}>
      {face.cover && <Picture picture={face.cover} alt="" sizes="100vw" ratio={COVER_RATIO} first />}
      <div className={styles.body}>
        <div className={styles.row}>
          <h2 className={styles.name}>{face.faceName}</h2>
          <FaceTag face={face} />
        </div>
        {face.cancelReason && (
          <p className={styles.warning}>{t('face.cancelled_because', { reason: face.cancelReason })}</p>
        )}
        {face.nextAct !== 'nothing' && (
          <p role="status" className={styles.next}>
            {t(`face.next_${face.nextAct}`)}
          </p>
        )}
        {face.waitingPlace !== null && <p>{t('face.waiting_place', { place: face.waitingPlace })}</p>}
        {face.leave && <p className={styles.notice}>{t(`face.leave_${face.leave.state}`)}</p>}
        {isUpcoming && (
          <p className={styles.meta}>
            {t('face.seats_left', { left: face.seatsLeft, capacity: face.capacity })}
            {face.waitingNum > 0 && ` · ${t('face.waiting_count', { count: face.waitingNum })}`}
          </p>
        )}
        {isUpcoming && from && <p className={styles.meta}>{t('face.sign_up_from', { time: times.moment(from) })}</p>}
        {isUpcoming && until && <p className={styles.meta}>{t('face.sign_up_until', { time: times.moment(until) })}</p>}
        {isUpcoming && refusal && refusal !== 'has_seat' && refusal !== 'by_form' && (
          <p className={styles.notice}>{t(`face.refusal_${refusal}`)}</p>
        )}
        {face.ownerName && <p className={styles.meta}>{t('face.owner', { name: face.ownerName })}</p>}
      </div>
    </section>
  )
}

function Lecturers({ face }: { face: FaceDetail }) {
  const t = useT()
  if (face.lecturers.length === 0) return null
  return (
    <section className={styles.card}>
      <h2 className={styles.section}>{t('face.lecturers')}</h2>
      {face.lecturers.map(({ id, name, lectureGradeName, companyName, avatarFileUrl }) => (
        <Link key={id} className={styles.person} to={`/lecturerDetail?lecturerId=${id}`}>
          <Avatar name={name} src={avatarFileUrl} />
          <span>
            <span>{name}</span>
            <span className={styles.meta}>{[lectureGradeName, companyName].filter(Boolean).join(' · ')}</span>
          </span>
        </Link>
      ))}
    </section>
  )
}
