import type { CallBody, CallData, CallQuery } from '@sands/contract/calls'
import type { OpenedSignIn, SignInTask } from '@sands/contract/training/sign-in.model'
import { signInOutcome } from '@sands/rules/sign-in/sign-in'
import { type SignInStep, signInAfter, signInSteps } from '@sands/rules/training/sign-in'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { ScanReader } from '../../../kernel/sign-in/scan-reader.service.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type OwnTasks, type OwnTaskView, passedTask, presentHead } from '../own/own-task.service.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import { recordRepo, type TrainingTaskId } from '../task/record.repo.ts'
import type { TaskLeaves } from './leave.service.ts'
import { presentPerson, presentWindow, windowOf } from './sign-in.present.ts'
import { type SignInRow, signInRepo } from './sign-in.repo.ts'
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

interface SignInParts {
  ownTasks: OwnTasks
  progress: TrainingProgressService
  reader: ScanReader
  write: WriteSignIn
  leaves: TaskLeaves
}

export function createSignIns(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { ownTasks, progress, reader, write, leaves }: SignInParts,
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

  const sent = ({ settings }: SignInView, { taskId, ...scan }: { taskId: TrainingTaskId; deviceId: string }) => ({
    ...scan,
    thing: taskId,
    triedAt: taskId,
    rotateSeconds: settings.rotateSeconds,
  })

  /** The sign-in that this scan made before, which is known after its ticket has ended. */
  async function madeBefore(viewer: Viewer, { taskId, deviceId, ticket }: Scan) {
    const at = reader.endedTicket(viewer, { thing: taskId, deviceId, ticket })
    if (at === undefined) return undefined
    const row = await signInRepo.get(database.primary, taskId, viewer.userId)
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
        pass: reader.pass(viewer, { thing: taskId, deviceId }),
      }
    },

    async ticket(viewer, shown) {
      const found = await find(database.primary, viewer, shown.taskId)
      expectUnlocked(found)
      const exchanged = await reader.exchange(viewer, sent(found, shown))
      stepAt(found, clock.now().getTime())
      return exchanged
    },

    async scan(viewer, scan) {
      const { taskId, deviceId } = scan
      const { userId } = viewer
      const found = await find(database.primary, viewer, taskId)
      expectUnlocked(found)
      const known = await madeBefore(viewer, scan)
      if (known) return present(found, known)
      const { at, isReplayed } = await reader.read(viewer, { ...scan, ...sent(found, scan) })
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
      await leaves.ask(tx, viewer, { found, reason: leaveReason })
      return present(await find(tx, viewer, taskId), row)
    },
  }
}
