import type { OpenedSignIn, SignInTask } from '@sands/contract/training/sign-in.model'
import { trainingLinks } from '@sands/contract/training/training.links'
import { SIGN_IN_PHASE, type SignInPhase, signInPhase } from '@sands/rules/sign-in/sign-in'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { deviceId } from '@sands/web/device/device-id'
import { shellVariant } from '@sands/web/host/host'
import { useT } from '@sands/web/i18n/i18n'
import { isSentHere } from '@sands/web/outbox/holders'
import { useOutbox } from '@sands/web/outbox/outbox'
import { showToast } from '@sands/web/toast/toast'
import { sendSignIn, signInLane } from '@sands/web/training/send-sign-in'
import { SIGN_IN_GET } from '@sands/web/training/training-calls'
import { useSignInTicket } from '@sands/web/training/use-sign-in-ticket'
import { useTrainingTexts } from '@sands/web/training/use-training-texts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { LeaveForm } from '../components/leave-form.tsx'
import { OwnTaskHead } from '../components/own-task-head.tsx'
import { useTaskId } from '../use-task-id.ts'
import styles from './training.module.css'

const CODE_LENGTH = 6
/** The states in which a person may still sign in. */
const OPEN_STATES: readonly SignInTask['state'][] = ['none', 'leave_asked', 'leave', 'leave_declined']
const MAY_ASK: readonly SignInTask['state'][] = ['none', 'leave_declined']
/** The states in which a person learns that it is too early or too late; after the end the server calls them absent. */
const OUTSIDE_STATES: readonly SignInTask['state'][] = [...OPEN_STATES, 'absent']

/** A sign-in task: its times, the code, and leave. The QR code of the room leads here with its code. */
export function SignTaskPage() {
  const t = useT()
  const taskId = useTaskId()
  const fetched = useCall(SIGN_IN_GET, taskId ? { query: { taskId, deviceId: deviceId() } } : null, { keep: true })
  const { data: task, cachedAt, dataUpdatedAt } = fetched
  if (task) {
    const aheadMs = Date.parse(task.serverTime) - (cachedAt ?? dataUpdatedAt)
    const changed = () => void fetched.refetch()
    return <SignTaskView key={task.taskId} task={task} aheadMs={aheadMs} onChanged={changed} />
  }
  const isGone = taskId === undefined || (fetched.error instanceof CallError && fetched.error.status === 404)
  return (
    <Page title={t('training.type_signIn')}>
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

const phaseAt = ({ startTime, endTime, earlyMinutes, lateMinutes }: SignInTask, now: number) =>
  signInPhase({ startsAt: Date.parse(startTime), endsAt: Date.parse(endTime), earlyMinutes, lateMinutes }, now)

const SECOND_MS = 1000

/** The phase by the clock of the server, which goes on while the page is open. */
function usePhase(task: SignInTask, aheadMs: number): SignInPhase {
  const now = phaseAt(task, Date.now() + aheadMs)
  const [, setPhase] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setPhase(phaseAt(task, Date.now() + aheadMs)), SECOND_MS)
    return () => clearInterval(timer)
  }, [task, aheadMs])
  return now
}

/** Whether a sign-in of this task waits on the device for a network; calls back when it has gone. */
function useStored(taskId: string, onGone: () => void): boolean {
  const isStored = useOutbox().some(
    (item) => item.lane === signInLane(taskId) && item.state === 'waiting' && !isSentHere(item),
  )
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    if (isStored) return () => gone()
  }, [isStored])
  return isStored
}

interface SignTaskViewProps {
  task: OpenedSignIn
  /** How far the clock of the server is ahead of this device. */
  aheadMs: number
  onChanged: () => void
}

function SignTaskView({ task, aheadMs, onChanged }: SignTaskViewProps) {
  const t = useT()
  const texts = useTrainingTexts()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  // A code that was scanned counts from the moment the screen opened.
  const [openedAt] = useState(() => Date.now())
  // The first pass of this screen: a later one would be younger than the scan.
  const [firstPass] = useState(task.pass)
  const { state } = task
  // Without a network the stored answer may be from before the start.
  const phase = usePhase(task, aheadMs)
  const isStored = useStored(task.trainingTaskId, onChanged)
  const mayLeave = MAY_ASK.includes(state) && !isStored && task.lockStatus === 0
  const isOpen = phase === SIGN_IN_PHASE.open && OPEN_STATES.includes(state) && !isStored && task.lockStatus === 0
  const read = search.get('code') ?? ''
  const { ticket, isRefused } = useSignInTicket(task.trainingTaskId, read, isOpen)
  const scanned = isRefused ? '' : read

  async function sign(code: string) {
    if (isBusy) return
    setBusy(true)
    try {
      const label = t('training.sign_act', { name: task.taskName })
      const at = new Date((scanned ? openedAt : Date.now()) + aheadMs)
      const pass = firstPass ?? task.pass ?? undefined
      const outcome = await sendSignIn({ taskId: task.trainingTaskId, code, ticket, pass, at, label })
      const success = trainingLinks.signSuccess(task.trainingId, task.trainingTaskId)
      if (outcome === 'sent') void navigate(success, { replace: true })
      else showToast(t('training.sign_stored'))
    } catch {
      // The reason is shown by the call.
      onChanged()
    }
    setBusy(false)
  }

  const code = scanned || typed
  return (
    <Page
      title={task.taskName}
      bottom={
        isOpen && (
          <Button
            block
            busy={isBusy}
            disabled={scanned === '' && typed.length < CODE_LENGTH}
            onClick={() => void sign(code)}
          >
            {t('training.sign_do')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <OwnTaskHead task={task}>
          <p className={styles.meta}>{texts.window(task.startTime, task.endTime)}</p>
          {task.place && <p className={styles.meta}>{t('training.sign_place', { place: task.place })}</p>}
          {task.lateMinutes > 0 && (
            <p className={styles.meta}>{t('training.sign_late', { minutes: task.lateMinutes })}</p>
          )}
          <p role="status">{t(state === 'late' ? 'training.sign_state_late' : `training.sign_${state}`)}</p>
          {task.decisionReason && <p className={styles.notice}>{task.decisionReason}</p>}
          {isStored && (
            <p className={styles.notice} role="status">
              {t('training.sign_stored')}
            </p>
          )}
          {phase !== SIGN_IN_PHASE.open && !isStored && OUTSIDE_STATES.includes(state) && (
            <p className={styles.notice}>{t(`training.sign_phase_${phase}`)}</p>
          )}
        </OwnTaskHead>
        {isOpen && scanned === '' && (
          <section className={styles.card}>
            <TextField
              label={t('training.sign_code')}
              hint={t('training.sign_code_hint')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={CODE_LENGTH}
              value={typed}
              onChange={(value) => setTyped(value.replace(/\D/g, ''))}
            />
            {shellVariant(navigator.userAgent) === 'full' && (
              <ButtonLink block look="soft" to={trainingLinks.scanner()}>
                {t('training.scan_title')}
              </ButtonLink>
            )}
          </section>
        )}
        {phase !== SIGN_IN_PHASE.ended && mayLeave && <LeaveForm taskId={task.trainingTaskId} onChanged={onChanged} />}
      </div>
    </Page>
  )
}
