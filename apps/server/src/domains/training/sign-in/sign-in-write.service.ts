import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { type SignInStep, signInAfter } from '@sands/rules/training/sign-in'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import { recordRepo, type TrainingId, type TrainingTaskId } from '../task/record.repo.ts'
import type { TaskLeaves } from './leave.service.ts'
import { type SignInRow, signInRepo } from './sign-in.repo.ts'

interface SignIn {
  collegeId: CollegeId
  trainingId: TrainingId
  taskId: TrainingTaskId
  userId: UserId
  deviceId: string
  /** When the code was read. */
  at: Date
  step: SignInStep
  isReplayed: boolean
}

interface Written {
  row: SignInRow | undefined
  /** Another person has signed in with the device. That is written down for the organiser. */
  isRefused: boolean
}

export type WriteSignIn = (signIn: SignIn) => Promise<Written>

/** Writes a sign-in whose code and window have been checked, and passes the task. */
export function createSignInWriter(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { progress, leaves }: { progress: TrainingProgressService; leaves: TaskLeaves },
): WriteSignIn {
  async function write(tx: Tx, signIn: SignIn): Promise<Written & { hadAsked?: boolean }> {
    const { trainingId, taskId, userId, deviceId, at, step, isReplayed } = signIn
    // The project before the person, as managers who decide about a sign-in lock them.
    await recordRepo.share(tx, trainingId)
    await signInRepo.lock(tx, taskId, [`user ${userId}`, `device ${deviceId}`])
    const { before, usedBy } = await signInRepo.forScan(tx, { taskId, deviceId, userId })
    // The answer to the first request was lost, and the device sends it again.
    const isSameDevice = before?.deviceId === deviceId
    if (isSameDevice && before.signedAt?.getTime() === at.getTime()) return { row: before, isRefused: false }
    const state = signInAfter(before?.state ?? 'none', step)
    // The first time it counted by its ticket, which has ended since then.
    if (!state && isSameDevice && isReplayed) return { row: before, isRefused: false }
    if (!state) throw fail('training.sign_in_settled')
    const now = clock.now()
    if (usedBy) {
      await signInRepo.refuse(tx, { taskId, userId, usedBy, refusedAt: now })
      return { row: before, isRefused: true }
    }
    const row = { taskId, userId, state, signedAt: at, receivedAt: now, deviceId, isReplayed, changedAt: now }
    const written = await signInRepo.put(tx, row)
    await progress.moveOwn(tx, { trainingId, taskId, userId, state: 'passed', at }, { isShared: true })
    return { row: written, isRefused: false, hadAsked: before?.state === 'leave_asked' }
  }

  return async (signIn) => {
    const { hadAsked, ...written } = await database.transaction((tx) => write(tx, signIn))
    // After the sign-in, because requests are locked before projects. One that still waits changes nothing.
    if (hadAsked) await database.transaction((tx) => leaves.drop(tx, signIn, signIn))
    return written
  }
}
