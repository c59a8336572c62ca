import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Tx } from '../database/database.ts'
import { type Actor, type AuditRecord, createAudit } from './audit.ts'

/** Something that was done in a demo company before anybody came to look at it. */
export interface DemoAct {
  at: Date
  /** Where the actor was. */
  collegeId: CollegeId
  record: AuditRecord
}

/** In the order in which they happened, each at its time, into the same log as everything after them. */
export async function recordDemoHistory(
  tx: Tx,
  actor: Omit<Actor, 'collegeId'>,
  acts: readonly DemoAct[],
): Promise<void> {
  for (const { at, collegeId, record } of acts.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await createAudit({ now: () => at }).record(tx, { ...actor, collegeId }, record)
}
