import type { CollegeId } from '@sands/contract/kernel/schema'
import type { Tx } from '../database/database.ts'
import { type Actor, type AuditRecord, createAudit } from './audit.ts'

/** An audit entry of the demo company from the time before it was loaded. */
export interface DemoAct {
  at: Date
  /** The actor's college at that time. */
  collegeId: CollegeId
  record: AuditRecord
}

/** Records the entries in chronological order, each with its own time, in the same log as all later entries. */
export async function recordDemoHistory(
  tx: Tx,
  actor: Omit<Actor, 'collegeId'>,
  acts: readonly DemoAct[],
): Promise<void> {
  for (const { at, collegeId, record } of acts.toSorted((one, other) => one.at.getTime() - other.at.getTime()))
    await createAudit({ now: () => at }).record(tx, { ...actor, collegeId }, record)
}
