import { faceLinks } from '@sands/contract/face/face.links'
import type { FaceDetail } from '@sands/contract/face/face.model'
import type { Id } from '@sands/contract/kernel/schema'
import { FACE_REASON_LENGTH } from '@sands/rules/face/session'
import { attempt } from '@sands/web/call/attempt'
import { CallError, call } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { FACE_CONFIRM, FACE_SEAT, FACE_WITHDRAW } from '@sands/web/face/face-calls'
import { useT } from '@sands/web/i18n/i18n'
import { taskArrival } from '@sands/web/study/task-arrival'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { AreaField } from '../../../kernel/ui/area-field.tsx'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { DayList } from '../components/day-list.tsx'
import { FaceTag } from '../components/face-tags.tsx'
import { SeatHistory } from '../components/seat-history.tsx'
import { useAddressId } from '../use-address-id.ts'
import styles from './face.module.css'

const COMING: readonly FaceDetail['status'][] = ['booked', 'confirmed']
const LEAVING: readonly FaceDetail['status'][] = ['booked', 'confirmed', 'waiting']

/** The own seat: confirms that one comes, or says why not. */
export function SeatPage() {
  const t = useT()
  const id = useAddressId<'faceSeat'>('trainConfirmId')
  const fetched = useCall(FACE_SEAT, id ? { query: { trainConfirmId: id } } : null, { keep: true })
  const { data: face } = fetched
  if (face && id) return <SeatView face={face} seatId={id} onChanged={fetched.refetch} />
  const isGone = id === undefined || (fetched.error instanceof CallError && fetched.error.status === 404)
  return (
    <Page title={t('face.seat')}>
      {isGone ? (
        <ErrorPictureState kind="gone" text={fetched.error?.message} />
      ) : fetched.isError ? (
        <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      ) : (
        <RowsSkeleton rows={5} />
      )}
    </Page>
  )
}

interface SeatViewProps {
  face: FaceDetail
  seatId: Id<'faceSeat'>
  onChanged: () => Promise<unknown>
}

function SeatView({ face, seatId, onChanged }: SeatViewProps) {
  const t = useT()
  const [search] = useSearchParams()
  const [reason, setReason] = useState('')
  const [isDeclining, setDeclining] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isBefore = face.phase === 'upcoming'

  async function act(work: () => Promise<unknown>, done: string) {
    if (isBusy) return
    setBusy(true)
    const { error } = await attempt(work)
    setBusy(false)
    if (!error) {
      showToast(done, { kind: 'success' })
      setDeclining(false)
    }
    await onChanged()
  }

  const answer = (isComing: boolean) =>
    act(
      () => call(FACE_CONFIRM, { body: { trainConfirmId: seatId, isComing, reason } }),
      t(isComing ? 'face.done_confirmed' : 'face.done_declined'),
    )

  async function withdraw() {
    const isSure = await ask({
      title: t('face.withdraw_title'),
      text: t('face.withdraw_text'),
      confirm: t('face.do_withdraw'),
    })
    if (!isSure) return
    await act(() => call(FACE_WITHDRAW, { body: { trainConfirmId: seatId, reason: '' } }), t('face.done_withdrawn'))
  }

  const canConfirm = isBefore && face.status === 'booked' && face.needsConfirm === 1
  return (
    <Page
      title={t('face.seat')}
      bottom={
        canConfirm &&
        !isDeclining && (
          <Button block busy={isBusy} onClick={() => void answer(true)}>
            {t('face.do_confirm')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <section className={styles.card}>
          <div className={styles.row}>
            <h2 className={styles.name}>{face.faceName}</h2>
            <FaceTag face={face} />
          </div>
          {face.waitingPlace !== null && <p>{t('face.waiting_place', { place: face.waitingPlace })}</p>}
          {face.reason && <p className={styles.notice}>{face.reason}</p>}
          {face.leave && (
            <p className={styles.notice}>
              {[t(`face.leave_${face.leave.state}`), face.leave.decision].filter(Boolean).join(' · ')}
            </p>
          )}
          <DayList days={face.days} timeZone={face.timeZone} />
          <ButtonLink look="soft" block to={faceLinks.detail(face.faceId, taskArrival(search))}>
            {t('face.open_session')}
          </ButtonLink>
        </section>
        {isDeclining ? (
          <section className={styles.card}>
            <AreaField
              label={t('face.decline_reason')}
              rows={3}
              maxLength={FACE_REASON_LENGTH}
              value={reason}
              onChange={setReason}
            />
            <p className={styles.meta}>{t('face.decline_hint')}</p>
            <Button block busy={isBusy} disabled={reason.trim() === ''} onClick={() => void answer(false)}>
              {t('face.do_decline')}
            </Button>
          </section>
        ) : (
          isBefore &&
          COMING.includes(face.status) && (
            <Button look="plain" block onClick={() => setDeclining(true)}>
              {t('face.do_decline')}
            </Button>
          )
        )}
        {isBefore && LEAVING.includes(face.status) && !COMING.includes(face.status) && (
          <Button look="plain" block busy={isBusy} onClick={() => void withdraw()}>
            {t('face.do_withdraw')}
          </Button>
        )}
        <SeatHistory history={face.history} />
      </div>
    </Page>
  )
}
