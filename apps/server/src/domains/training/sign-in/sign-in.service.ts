import type { CallBody } from '@sands/contract/calls'
import type { ErrorName } from '@sands/contract/errors'
import type { SignInTask } from '@sands/contract/training/sign-in.model'
import { CODE_TRIES, isReplay, type ScanFault, scanFault, signInOutcome } from '@sands/rules/sign-in/sign-in'
import { type SignInStep, signInAfter, signInSteps } from '@sands/rules/training/sign-in'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { CodeTries } from '../../../kernel/sign-in/code-tries.service.ts'
import type { SignInCodes } from '../../../kernel/sign-in/sign-in-code.codec.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type OwnTasks, type OwnTaskView, presentHead } from '../own/own-task.service.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import { recordRepo, type TrainingTaskId } from '../task/record.repo.ts'
import { presentPerson, presentWindow, windowOf } from './sign-in.present.ts'
import { type SignInRow, signInRepo } from './sign-in.repo.ts'
import type { WriteSignIn } from './sign-in-write.service.ts'
import type { TellLeave } from './tell-leave.service.ts'

type Scan = CallBody<'POST /sands-lms/api/v1/sign-in/scan-submit'>
type Leave = CallBody<'POST /sands-lms/api/v1/sign-in/ask-for-leave'>
type SignInView = OwnTaskView<'sign_in'>

export interface SignInService {
  get(viewer: Viewer, id: TrainingTaskId): Promise<SignInTask>
  scan(viewer: Viewer, scan: Scan): Promise<SignInTask>
  askForLeave(tx: Tx, viewer: Viewer, leave: Leave): Promise<SignInTask>
}

const FAULTS = {
  clock_ahead: 'training.sign_in_clock_ahead',
  stored_too_long: 'training.sign_in_stored_too_long',
  code_changed: 'training.sign_in_code_wrong',
} as const satisfies Record<ScanFault, ErrorName>

interface SignInParts {
  ownTasks: OwnTasks
  progress: TrainingProgressService
  codes: SignInCodes
  tries: CodeTries
  write: WriteSignIn
  tellLeave: TellLeave
}

export function createSignIns(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { ownTasks, progress, codes, tries, write, tellLeave }: SignInParts,
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

  async function checkCode(
    { settings }: SignInView,
    { taskId, code, at }: Scan,
    who: string,
  ): Promise<{ isReplayed: boolean }> {
    const { rotateSeconds } = settings
    const read = { at: Date.parse(at), receivedAt: clock.now().getTime(), rotateSeconds }
    // A scanned code carries a signature, which nobody guesses.
    const tried = code.includes('-') ? undefined : await tries.begin(taskId, { who, most: CODE_TRIES.person })
    const step = codes.stepOf(code, { thing: taskId, ...read })
    if (step === undefined) throw fail('training.sign_in_code_wrong')
    const fault = scanFault({ step, ...read })
    if (fault) throw fail(FAULTS[fault])
    await tried?.succeeded()
    return { isReplayed: isReplay(read) }
  }

  return {
    async get(viewer, id) {
      const db = database.primary
      const found = await find(db, viewer, id)
      return present(found, await signInRepo.get(db, id, viewer.userId))
    },

    async scan(viewer, scan) {
      const { taskId, deviceId, at } = scan
      const { userId } = viewer
      const found = await find(database.primary, viewer, taskId)
      expectUnlocked(found)
      const { isReplayed } = await checkCode(found, scan, userId)
      const step = stepAt(found, Date.parse(at))
      const { trainingId } = found.task
      return database.transaction(async (tx) => {
        const signIn = { trainingId, taskId, userId, deviceId, at: new Date(at), step, isReplayed }
        const row = await write(tx, signIn)
        return present(await find(tx, viewer, taskId), row)
      })
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
      await tellLeave.asked(tx, viewer, { found, reason: leaveReason, at: now })
      return present(await find(tx, viewer, taskId), row)
    },
  }
}
