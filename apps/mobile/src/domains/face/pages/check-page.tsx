import { faceLinks } from '@sands/contract/face/face.links'
import type { FaceSignIn } from '@sands/contract/face/face.model'
import type { Id } from '@sands/contract/kernel/schema'
import { isSignOpen } from '@sands/rules/face/attendance'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { FACE_SIGN_GET } from '@sands/web/face/face-calls'
import { sendCheck } from '@sands/web/face/send-check'
import { useT } from '@sands/web/i18n/i18n'
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
  const dayId = useAddressId('dayId')
  const [search] = useSearchParams()
  const way = search.get('way') === 'out' ? 'out' : 'in'
  const query = { dayId: dayId as Id<'faceDay'>, way } as const
  const fetched = useCall(FACE_SIGN_GET, { query }, { keep: true, enabled: dayId !== '' })
  const { data } = fetched
  if (data) return <CheckView sign={data} onChanged={fetched.refetch} />
  if (dayId === '') return <CheckToday />
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

function CheckView({ sign, onChanged }: { sign: FaceSignIn; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const [search] = useSearchParams()
  const scanned = search.get('code') ?? ''
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  // A code that was scanned counts from the moment the screen opened.
  const [openedAt] = useState(() => new Date())
  const { way, day } = sign
  const isDone = way === 'in' ? Boolean(day.mark?.signInTime) : Boolean(day.mark?.signOutTime)
  // Without a network the stored answer may be from before the start.
  const isOpen = isSignOpen({ startsAt: Date.parse(day.startTime), endsAt: Date.parse(day.endTime) }, way, Date.now())
  const canSign = sign.isExpected === 1 && isOpen && !isDone

  async function send() {
    if (isBusy) return
    setBusy(true)
    try {
      const label = t(`face.check_act_${way}`, { name: sign.faceName })
      const at = scanned ? openedAt : new Date()
      const outcome = await sendCheck({ dayId: day.dayId, way, code: scanned || typed, at, label })
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
          <ButtonLink look="soft" block to={faceLinks.detail(sign.faceId)}>
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
          </section>
        )}
        <ExpectedPeople people={sign.people} />
      </div>
    </Page>
  )
}
