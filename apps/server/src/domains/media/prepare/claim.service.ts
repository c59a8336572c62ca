import type { Database, Tx } from '../../../kernel/database/database.ts'
import type { JobAttempt } from '../../../kernel/jobs/jobs.ts'
import { Unwanted } from './watch.ts'

/** The right of one attempt to work on a file. Whoever was slow and believed dead has lost it to the next, and changes nothing any more. */
export interface Claim {
  /** Throws when it is lost. */
  expect(): Promise<void>
  /** The same, and it stays ours until what was written is there. */
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
