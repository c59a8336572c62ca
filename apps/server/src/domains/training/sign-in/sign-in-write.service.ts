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

export type WriteSignIn = (tx: Tx, signIn: SignIn) => Promise<SignInRow | undefined>

/** Writes a sign-in whose code and window have been checked, and passes the task. */
export const createSignInWriter =
  ({ clock }: Pick<Kernel, 'clock'>, progress: TrainingProgressService): WriteSignIn =>
  async (tx, { trainingId, taskId, userId, deviceId, at, step, isReplayed }) => {
    // The project before the person, as managers who decide about a sign-in lock them.
    await recordRepo.share(tx, trainingId)
    await signInRepo.lock(tx, taskId, [`user ${userId}`, `device ${deviceId}`])
    const before = await signInRepo.get(tx, taskId, userId)
    // The answer to the first request was lost, and the device sends it again.
    if (before?.deviceId === deviceId && before.signedAt?.getTime() === at.getTime()) return before
    const state = signInAfter(before?.state ?? 'none', step)
    if (!state) throw fail('training.sign_in_settled')
    if (await signInRepo.isDeviceUsed(tx, taskId, deviceId, userId)) throw fail('training.sign_in_device_used')
    const now = clock.now()
    const row = { taskId, userId, state, signedAt: at, receivedAt: now, deviceId, isReplayed, changedAt: now }
    const written = await signInRepo.put(tx, row)
    await progress.moveOwn(tx, { trainingId, taskId, userId, state: 'passed', at })
    return written
  }
