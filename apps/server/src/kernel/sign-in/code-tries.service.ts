import { CODE_TRIES } from '@sands/rules/sign-in/sign-in'
import type { Kernel } from '../kernel.ts'
import { codeTriesRepo, type TriesTable } from './code-tries.repo.ts'

const MINUTE_MS = 60_000
const SESSION = 'session'

/** Tries of one person or one network. */
export interface TryLimit {
  who: string
  most: number
}

export interface CodeTries {
  /**
   * Counts a typed code as wrong before it is checked, so that a hundred at once count as a hundred. Written outside of
   * any transaction: a refusal must not take it back.
   */
  begin(thingId: string, ...limits: readonly TryLimit[]): Promise<{ succeeded(): Promise<void> }>
}

/** Where tries are counted, and the refusal when there were too many. */
export interface TriesOf extends TriesTable {
  locked: (minutes: number) => Error
}

/** Limits how often typed codes can be guessed, by person and for everybody at one sign-in. */
export function createCodeTries({ database, clock }: Pick<Kernel, 'database' | 'clock'>, tries: TriesOf): CodeTries {
  const db = database.primary

  async function book(thingId: string, who: string, most: number): Promise<void> {
    const now = clock.now()
    const forgetBefore = new Date(now.getTime() - CODE_TRIES.minutes * MINUTE_MS)
    if (await codeTriesRepo.book(db, tries, { thingId, who, now, forgetBefore, most })) return
    const since = (await codeTriesRepo.since(db, tries, { thingId, who })) ?? now
    const left = since.getTime() + CODE_TRIES.minutes * MINUTE_MS - now.getTime()
    throw tries.locked(Math.max(1, Math.ceil(left / MINUTE_MS)))
  }

  return {
    async begin(thingId, ...limits) {
      const all = [...limits, { who: SESSION, most: CODE_TRIES.session }]
      for (const { who, most } of all) await book(thingId, who, most)
      return {
        // Only this try is taken back: nobody can reset the count of others.
        async succeeded() {
          for (const { who } of all) await codeTriesRepo.takeBack(db, tries, { thingId, who })
        },
      }
    },
  }
}
