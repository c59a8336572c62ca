import type { Database, Tx } from '../../../kernel/database/database.ts'
import type { JobAttempt } from '../../../kernel/jobs/jobs.ts'
import { Unwanted } from './watch.ts'

/**
 * The right of one attempt to work on a file. An attempt that was too slow
 * loses it to the next one, and then changes nothing any more.
 */
export interface Claim {
  /** Throws `Unwanted` when the right is lost. */
  expect(): Promise<void>
  /** The same check in a transaction: the right cannot be lost before the write is committed. */
  write<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer>
}

export function claimOf(database: Pick<Database, 'primary' | 'transaction'>, attempt: JobAttempt): Claim {
  return {
    async expect() {
      if (!(await attempt.holds(database.primary))) throw new Unwanted()
    },
    write: (work) =>
      database.transaction(async (tx) => {
        if (!(await attempt.holds(tx))) throw new Unwanted()
        return work(tx)
      }),
  }
}
