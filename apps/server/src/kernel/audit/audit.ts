import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { Viewer } from '../viewer.ts'
import { auditEntries } from './audit.tables.ts'

/** Who did it, and from where. */
export type Actor = Pick<Viewer, 'userId' | 'name' | 'collegeId' | 'ip' | 'userAgent'>

export interface AuditRecord {
  /** domain.thing.act, in the past: org.user.updated */
  action: string
  subject: { kind: string; id: string | null; name: string }
  /** Only what changed; null where there was, or is, nothing. Never a password or a code. */
  before?: object | null
  after?: object | null
  /** Where it happened, unless that is the college the actor is in. */
  collegeId?: CollegeId | null
}

export interface Audit {
  /** Part of the transaction: no commit, no entry, and no change without its entry. */
  record(tx: Tx, actor: Actor | 'system', ...records: readonly AuditRecord[]): Promise<void>
  /** Whether anything was recorded in this transaction. */
  spokeIn(tx: Tx): boolean
}

/** A statement takes 65,535 parameters. */
const ROWS_AT_ONCE = 2000
const NOBODY = { userId: null, name: '', collegeId: null, ip: '', userAgent: '' }

export function createAudit(clock: Clock): Audit {
  const spoken = new WeakSet<Tx>()
  return {
    async record(tx, actor, ...records) {
      const who: { userId: UserId | null; name: string; collegeId: CollegeId | null; ip: string; userAgent: string } =
        actor === 'system' ? NOBODY : actor
      const at = clock.now()
      for (let start = 0; start < records.length; start += ROWS_AT_ONCE) {
        await tx.insert(auditEntries).values(
          records.slice(start, start + ROWS_AT_ONCE).map(({ action, subject, before, after, collegeId }) => ({
            at,
            actorId: who.userId,
            actorName: who.name,
            collegeId: collegeId === undefined ? who.collegeId : collegeId,
            ip: who.ip,
            userAgent: who.userAgent,
            action,
            subjectKind: subject.kind,
            subjectId: subject.id,
            subjectName: subject.name,
            before: before ?? null,
            after: after ?? null,
            // Given by the database.
            seq: sql`0`,
            hash: sql`''::bytea`,
            previousHash: sql`''::bytea`,
          })),
        )
      }
      if (records.length > 0) spoken.add(tx)
    },
    spokeIn: (tx) => spoken.has(tx),
  }
}
