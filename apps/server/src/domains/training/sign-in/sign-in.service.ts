import type { CallBody, CallData, CallQuery } from '@sands/contract/calls'
import type { ErrorName } from '@sands/contract/errors'
import type { OpenedSignIn, SignInTask } from '@sands/contract/training/sign-in.model'
import {
  CLOCK_SKEW_MS,
  CODE_TRIES,
  codeStep,
  isFreshCode,
  type ScanFault,
  STORED_SKEW_MS,
  scanFault,
  signInOutcome,
  TICKET_MS,
} from '@sands/rules/sign-in/sign-in'
import { type SignInStep, signInAfter, signInSteps } from '@sands/rules/training/sign-in'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { CodeTries } from '../../../kernel/sign-in/code-tries.service.ts'
import type { SignInCodes } from '../../../kernel/sign-in/sign-in-code.codec.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type OwnTasks, type OwnTaskView, passedTask, presentHead } from '../own/own-task.service.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import { recordRepo, type TrainingTaskId } from '../task/record.repo.ts'
import type { TaskLeaves } from './leave.service.ts'
import { presentPerson, presentWindow, windowOf } from './sign-in.present.ts'
import { type SignInRow, signInRepo } from './sign-in.repo.ts'
import type { SignInTickets } from './sign-in-ticket.codec.ts'
import type { WriteSignIn } from './sign-in-write.service.ts'

const TICKET = 'POST /sands-lms/api/v1/sign-in/ticket'

type Scan = CallBody<'POST /sands-lms/api/v1/sign-in/scan-submit'>
type Opening = CallQuery<'GET /sands-lms/api/v1/sign-in/get'>
type Leave = CallBody<'POST /sands-lms/api/v1/sign-in/ask-for-leave'>
type SignInView = OwnTaskView<'sign_in'>

export interface SignInService {
  get(viewer: Viewer, query: Opening): Promise<OpenedSignIn>
  ticket(viewer: Viewer, shown: CallBody<typeof TICKET>): Promise<CallData<typeof TICKET>>
  scan(viewer: Viewer, scan: Scan): Promise<SignInTask>
  askForLeave(tx: Tx, viewer: Viewer, leave: Leave): Promise<SignInTask>
}

const FAULTS = {
  clock_ahead: 'training.sign_in_clock_ahead',
  stored_too_long: 'training.sign_in_stored_too_long',
  code_changed: 'training.sign_in_code_wrong',
} as const satisfies Record<ScanFault, ErrorName>

interface Read {
  at: number
  /** The device stored it before it was sent. */
  isReplayed: boolean
}

interface SignInParts {
  ownTasks: OwnTasks
  progress: TrainingProgressService
  codes: SignInCodes
  tickets: SignInTickets
  tries: CodeTries
  write: WriteSignIn
  leaves: TaskLeaves
}

export function createSignIns(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { ownTasks, progress, codes, tickets, tries, write, leaves }: SignInParts,
): SignInService {
  const find = (db: Db, viewer: Viewer, id: TrainingTaskId) => ownTasks.find(db, viewer, id, ['sign_in'])

  const present = (found: SignInView, row: SignInRow | undefined): SignInTask => ({
    ...presentHead(found),
    ...presentWindow(found.settings, clock.now()),
    earlyMinutes: found.settings.earlyMinutes,
    lateMinutes: found.settings.lateMinutes,
    ...presentPerson(row, found.settings, clock.now()),
  })

  /** A sign-in that was stored without signal may arrive after the end of the project. */
  function expectUnlocked({ task }: SignInView): void {
    if (task.lock && task.lock.reason !== 'ended') throw fail('training.task_locked')
  }

  /** The step that a scan at this moment is. */
  function stepAt({ settings }: SignInView, at: number): SignInStep {
    const outcome = signInOutcome(windowOf(settings), at)
    const step = signInSteps[outcome]
    if (!step) throw fail(outcome === 'expired' ? 'training.sign_in_expired' : 'training.sign_in_not_started')
    return step
  }

  /** When the code was read, as the ticket or the code itself shows. */
  async function readOf(viewer: Viewer, { settings }: SignInView, scan: Scan): Promise<Read> {
    const { taskId, deviceId, ticket, code, pass } = scan
    const { userId, sessionId } = viewer
    const holder = { taskId, userId, deviceId }
    const { rotateSeconds } = settings
    const receivedAt = clock.now().getTime()
    const shownAt = ticket === undefined ? undefined : tickets.readAt(ticket, { ...holder, sessionId })
    if (shownAt !== undefined && receivedAt - shownAt <= TICKET_MS) return { at: shownAt, isReplayed: false }
    if (code === undefined) throw fail('training.sign_in_code_wrong')
    const at = Date.parse(scan.at)
    // A scanned code carries a signature, which nobody guesses.
    const tried = code.includes('-') ? undefined : await tries.begin(taskId, { who: userId, most: CODE_TRIES.person })
    const shown = codes.stepOf(code, { thing: taskId, at: receivedAt, rotateSeconds })
    if (shown !== undefined && isFreshCode(shown, receivedAt, rotateSeconds)) {
      if (at > receivedAt + CLOCK_SKEW_MS) throw fail('training.sign_in_clock_ahead')
      await tried?.succeeded()
      // A device whose clock is far behind has read the code nevertheless.
      return { at: at < receivedAt - CLOCK_SKEW_MS ? receivedAt : at, isReplayed: false }
    }
    const step = codes.stepOf(code, { thing: taskId, at, rotateSeconds })
    // What was read just now must be what is shown just now.
    if (step === undefined || isFreshCode(codeStep(at, rotateSeconds), receivedAt, rotateSeconds))
      throw fail('training.sign_in_code_wrong')
    const fault = scanFault({ step, at, receivedAt, rotateSeconds, skewMs: STORED_SKEW_MS })
    if (fault) throw fail(FAULTS[fault])
    if (pass === undefined || !tickets.isOpenedBefore(pass, holder, at)) throw fail('training.sign_in_not_opened')
    await tried?.succeeded()
    return { at, isReplayed: true }
  }

  /** The sign-in that this scan made before, which is known after its ticket has ended. */
  async function madeBefore({ userId, sessionId }: Viewer, { taskId, deviceId, ticket }: Scan) {
    const at = ticket === undefined ? undefined : tickets.readAt(ticket, { taskId, userId, deviceId, sessionId })
    if (at === undefined || clock.now().getTime() - at <= TICKET_MS) return undefined
    const row = await signInRepo.get(database.primary, taskId, userId)
    return row?.deviceId === deviceId && row.signedAt?.getTime() === at ? row : undefined
  }

  return {
    async get(viewer, { taskId, deviceId }) {
      const db = database.primary
      const found = await find(db, viewer, taskId)
      const now = clock.now()
      const { userId } = viewer
      return {
        ...present(found, await signInRepo.get(db, taskId, userId)),
        serverTime: now.toISOString(),
        pass: deviceId === undefined ? null : tickets.pass({ taskId, userId, deviceId }, now.getTime()),
      }
    },

    async ticket(viewer, { taskId, code, deviceId }) {
      const { userId, sessionId } = viewer
      const found = await find(database.primary, viewer, taskId)
      expectUnlocked(found)
      const now = clock.now()
      await readOf(viewer, found, { taskId, code, deviceId, at: now.toISOString() })
      stepAt(found, now.getTime())
      return {
        ticket: tickets.ticket({ taskId, userId, deviceId, sessionId }, now.getTime()),
        expireTime: new Date(now.getTime() + TICKET_MS).toISOString(),
      }
    },

    async scan(viewer, scan) {
      const { taskId, deviceId } = scan
      const { userId } = viewer
      const found = await find(database.primary, viewer, taskId)
      expectUnlocked(found)
      const known = await madeBefore(viewer, scan)
      if (known) return present(found, known)
      const { at, isReplayed } = await readOf(viewer, found, scan)
      const step = stepAt(found, at)
      const { trainingId } = found.task
      const { collegeId } = viewer
      const signIn = { collegeId, trainingId, taskId, userId, deviceId, at: new Date(at), step, isReplayed }
      const { row, isRefused } = await write(signIn)
      if (isRefused) throw fail('training.sign_in_device_used')
      return present(passedTask(found, signIn), row)
    },

    async askForLeave(tx, viewer, { taskId, reason }) {
      const { userId } = viewer
      const found = await find(tx, viewer, taskId)
      if (found.task.lock) throw fail('training.task_locked')
      const now = clock.now()
      if (signInOutcome(windowOf(found.settings), now.getTime()) === 'expired') throw fail('training.sign_in_expired')
      await recordRepo.share(tx, found.task.trainingId)
      await signInRepo.lock(tx, taskId, [`user ${userId}`])
      const before = await signInRepo.get(tx, taskId, userId)
      const state = signInAfter(before?.state ?? 'none', 'ask_leave')
      if (!state) throw fail('training.sign_in_settled')
      const leaveReason = plainText(reason)
      const row = await signInRepo.put(tx, { taskId, userId, state, leaveReason, decision: null, changedAt: now })
      const { trainingId } = found.task
      await progress.moveOwn(tx, { trainingId, taskId, userId, state: 'reviewing', at: now })
      await leaves.ask(tx, viewer, { found, reason: leaveReason, at: now })
      return present(await find(tx, viewer, taskId), row)
    },
  }
}
