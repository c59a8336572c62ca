import type { UserId } from '@sands/contract/kernel/schema'
import { type SignInStep, signInAfter } from '@sands/rules/training/sign-in'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { TrainingProgressService } from '../task/progress.service.ts'
import { recordRepo, type TrainingId, type TrainingTaskId } from '../task/record.repo.ts'
import { type SignInRow, signInRepo } from './sign-in.repo.ts'

interface SignIn {
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

export type WriteSignIn = (tx: Tx, signIn: SignIn) => Promise<Written>

/** Writes a sign-in whose code and window have been checked, and passes the task. */
export const createSignInWriter =
  ({ clock }: Pick<Kernel, 'clock'>, progress: TrainingProgressService): WriteSignIn =>
  async (tx, { trainingId, taskId, userId, deviceId, at, step, isReplayed }) => {
    // The project before the person, as managers who decide about a sign-in lock them.
    await recordRepo.share(tx, trainingId)
    await signInRepo.lock(tx, taskId, [`user ${userId}`, `device ${deviceId}`])
    const { before, usedBy } = await signInRepo.forScan(tx, { taskId, deviceId, userId })
    // The answer to the first request was lost, and the device sends it again.
    if (before?.deviceId === deviceId && before.signedAt?.getTime() === at.getTime())
      return { row: before, isRefused: false }
    const state = signInAfter(before?.state ?? 'none', step)
    if (!state) throw fail('training.sign_in_settled')
    const now = clock.now()
    if (usedBy) {
      await signInRepo.refuse(tx, { taskId, userId, usedBy, refusedAt: now })
      return { row: before, isRefused: true }
    }
    const row = { taskId, userId, state, signedAt: at, receivedAt: now, deviceId, isReplayed, changedAt: now }
    const written = await signInRepo.put(tx, row)
    await progress.moveOwn(tx, { trainingId, taskId, userId, state: 'passed', at }, { isShared: true })
    return { row: written, isRefused: false }
  }
