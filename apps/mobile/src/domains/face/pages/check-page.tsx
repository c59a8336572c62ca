import { faceLinks } from '@sands/contract/face/face.links'
import type { FaceSignIn } from '@sands/contract/face/face.model'
import { trainingLinks } from '@sands/contract/training/training.links'
import { isSignOpen } from '@sands/rules/face/attendance'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { deviceId } from '@sands/web/device/device-id'
import { FACE_SIGN_GET } from '@sands/web/face/face-calls'
import { sendCheck } from '@sands/web/face/send-check'
import { useCheckTicket } from '@sands/web/face/use-check-ticket'
import { shellVariant } from '@sands/web/host/host'
import { useT } from '@sands/web/i18n/i18n'
import { taskArrival } from '@sands/web/study/task-arrival'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { CheckToday } from '../components/check-today.tsx'
import { DayList } from '../components/day-list.tsx'
import { ExpectedPeople } from '../components/expected-people.tsx'
import { useAddressId } from '../use-address-id.ts'
import styles from './face.module.css'

const CODE_LENGTH = 6

/** A code scanned at the door leads here: shows the day, and signs in or out. */
export function CheckPage() {
  const t = useT()
  const dayId = useAddressId<'faceDay'>('dayId')
  const [search] = useSearchParams()
  const way = search.get('way') === 'out' ? 'out' : 'in'
  const fetched = useCall(FACE_SIGN_GET, dayId ? { query: { dayId, way, deviceId: deviceId() } } : null, { keep: true })
  const { data, cachedAt, dataUpdatedAt } = fetched
  if (data) {
    const aheadMs = Date.parse(data.serverTime) - (cachedAt ?? dataUpdatedAt)
    return <CheckView sign={data} aheadMs={aheadMs} onChanged={fetched.refetch} />
  }
  if (dayId === undefined) return <CheckToday />
  const isGone = fetched.error instanceof CallError && fetched.error.status === 404
  return (
    <Page title={t('face.check')}>
      {isGone ? (
        <ErrorPictureState kind="gone" text={fetched.error?.message} />
      ) : fetched.isError ? (
        <ErrorState error={fetched.error} onRetry={() => void fetched.refetch()} />
      ) : (
        <RowsSkeleton rows={4} />
      )}
    </Page>
  )
}

interface CheckViewProps {
  sign: FaceSignIn
  /** How far the clock of the server is ahead of this device. */
  aheadMs: number
  onChanged: () => Promise<unknown>
}

function CheckView({ sign, aheadMs, onChanged }: CheckViewProps) {
  const t = useT()
  const [search] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  // A code that was scanned counts from the moment the screen opened.
  const [openedAt] = useState(() => Date.now())
  // The first pass of this screen: a later one would be younger than the scan.
  const [firstPass] = useState(sign.pass)
  const { way, day } = sign
  const isDone = way === 'in' ? Boolean(day.mark?.signInTime) : Boolean(day.mark?.signOutTime)
  // Without a network the stored answer may be from before the start.
  const span = { startsAt: Date.parse(day.startTime), endsAt: Date.parse(day.endTime) }
  const isOpen = isSignOpen(span, way, Date.now() + aheadMs)
  const canSign = sign.isExpected === 1 && isOpen && !isDone
  const read = search.get('code') ?? ''
  const { ticket, isRefused } = useCheckTicket({ dayId: day.dayId, way }, read, canSign)
  const scanned = isRefused ? '' : read

  async function send() {
    if (isBusy) return
    setBusy(true)
    try {
      const label = t(`face.check_act_${way}`, { name: sign.faceName })
      const at = new Date((scanned ? openedAt : Date.now()) + aheadMs)
      const sent = {
        dayId: day.dayId,
        way,
        code: scanned || typed,
        ticket,
        pass: firstPass ?? sign.pass ?? undefined,
        at,
        label,
      }
      const outcome = await sendCheck(sent)
      showToast(t(outcome === 'sent' ? `face.check_done_${way}` : 'face.check_stored'), { kind: 'success' })
    } catch {
      // The reason is shown by the call.
    }
    setBusy(false)
    await onChanged()
  }

  return (
    <Page
      title={t('face.check')}
      bottom={
        canSign && (
          <Button
            block
            busy={isBusy}
            disabled={scanned === '' && typed.length < CODE_LENGTH}
            onClick={() => void send()}
          >
            {t(way === 'in' ? 'face.do_sign_in' : 'face.do_sign_out')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <section className={styles.card}>
          <h2 className={styles.name}>{sign.faceName}</h2>
          <DayList days={[day]} timeZone={sign.timeZone} />
          {sign.isExpected === 1 && <p>{t('face.check_who', { name: sign.userName })}</p>}
          <p className={styles.meta}>
            {t('face.check_counts', { expected: sign.expectedNum, signed: sign.signedNum })}
          </p>
          {isDone && (
            <p role="status" className={styles.next}>
              {t(`face.check_done_${way}`)}
            </p>
          )}
          {sign.isExpected === 0 && <p className={styles.warning}>{t('face.check_not_expected')}</p>}
          {sign.isExpected === 1 && !isOpen && !isDone && <p className={styles.notice}>{t('face.check_not_open')}</p>}
          <ButtonLink look="soft" block to={faceLinks.detail(sign.faceId, taskArrival(search))}>
            {t('face.open_session')}
          </ButtonLink>
        </section>
        {canSign && scanned === '' && (
          <section className={styles.card}>
            <TextField
              label={t('face.check_code')}
              hint={t('face.check_code_hint')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={CODE_LENGTH}
              value={typed}
              onChange={(value) => setTyped(value.replace(/\D/g, ''))}
            />
            {shellVariant(navigator.userAgent) === 'full' && (
              <ButtonLink block look="soft" to={trainingLinks.scanner()}>
                {t('face.check_scan')}
              </ButtonLink>
            )}
          </section>
        )}
        <ExpectedPeople people={sign.people} />
      </div>
    </Page>
  )
}
