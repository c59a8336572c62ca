import { CODE_TRIES } from '@sands/rules/sign-in/sign-in'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { TrainingTaskId } from '../task/record.repo.ts'
import { codeTriesRepo } from './code-tries.repo.ts'

const MINUTE_MS = 60_000
const SESSION = 'session'

export interface CodeTries {
  /**
   * Counts a typed code as wrong before it is checked, so that a hundred at once count as a hundred. Written outside of
   * any transaction: a refusal must not take it back.
   */
  begin(taskId: TrainingTaskId, who: string): Promise<{ succeeded(): Promise<void> }>
}

/** Limits how often typed codes can be guessed, by person and for everybody at one sign-in. */
export function createCodeTries({ database, clock }: Pick<Kernel, 'database' | 'clock'>): CodeTries {
  const db = database.primary

  async function book(taskId: TrainingTaskId, who: string, most: number): Promise<void> {
    const now = clock.now()
    const forgetBefore = new Date(now.getTime() - CODE_TRIES.minutes * MINUTE_MS)
    if (await codeTriesRepo.book(db, { taskId, who, now, forgetBefore, most })) return
    const since = (await codeTriesRepo.since(db, taskId, who)) ?? now
    const left = since.getTime() + CODE_TRIES.minutes * MINUTE_MS - now.getTime()
    throw fail('training.sign_in_code_locked', { minutes: Math.max(1, Math.ceil(left / MINUTE_MS)) })
  }

  return {
    async begin(taskId, who) {
      await book(taskId, who, CODE_TRIES.person)
      await book(taskId, SESSION, CODE_TRIES.session)
      return {
        async succeeded() {
          await codeTriesRepo.clear(db, taskId, who)
          await codeTriesRepo.takeBack(db, taskId, SESSION)
        },
      }
    },
  }
}
