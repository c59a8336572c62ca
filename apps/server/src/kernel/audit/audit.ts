import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Tx } from '../database/database.ts'
import type { Viewer } from '../viewer.ts'
import { auditEntries } from './audit.tables.ts'

/** The person who acted, and from where. */
export type Actor = Pick<Viewer, 'userId' | 'name' | 'collegeId' | 'ip' | 'userAgent'>

/** Somebody who has not signed in: all that is known is where the request came from. */
export interface UnknownActor extends Pick<Viewer, 'ip' | 'userAgent'> {
  userId: null
  name: ''
  collegeId: CollegeId | null
}

export interface AuditRecord {
  /** domain.subject.act, in the past tense: org.user.updated */
  action: string
  subject: { kind: string; id: string | null; name: string }
  /** Only the changed fields; null if there was, or is, nothing. Never a password or a code. */
  before?: object | null
  after?: object | null
  /** The college in which it happened, if it is not the actor's current college. */
  collegeId?: CollegeId | null
}

export interface Audit {
  /** Writes the entries in the same transaction as the change, so that neither is stored without the other. */
  record(tx: Tx, actor: Actor | UnknownActor | 'system', ...records: readonly AuditRecord[]): Promise<void>
  /** Whether anything was recorded in this transaction. */
  spokeIn(tx: Tx): boolean
}

/** Serialising more rows at once would block the process too long. */
const ROWS_AT_ONCE = 2000

interface Writer {
  userId: UserId | null
  name: string
  collegeId: CollegeId | null
  ip: string
  userAgent: string
  at: Date
}

const NOBODY = { userId: null, name: '', collegeId: null, ip: '', userAgent: '' }

/**
 * Sends all records as one JSON text, because serialising is the only work that blocks this process. The database
 * assigns numbers and hashes, in this order.
 */
function add(tx: Tx, who: Writer, records: readonly AuditRecord[]) {
  const rows = records.map(({ action, subject, before, after, collegeId = who.collegeId }) => ({
    college_id: collegeId,
    action,
    ...subject,
    before: before ?? null,
    after: after ?? null,
  }))
  return tx.execute(sql`
    insert into ${auditEntries} (seq, at, actor_id, actor_name, college_id, ip, user_agent, action, subject_kind, subject_id,
      subject_name, before, after, previous_hash, hash)
    select 0, ${who.at.toISOString()}::timestamptz, ${who.userId}::bigint, ${who.name}::text, college_id, ${who.ip}::text,
      ${who.userAgent}::text, action, kind, id, name, before, after, ''::bytea, ''::bytea
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json)
      as (college_id bigint, action text, kind text, id text, name text, before json, after json))
      with ordinality as record (college_id, action, kind, id, name, before, after, place) order by place`)
}

export function createAudit(clock: Clock): Audit {
  const spoken = new WeakSet<Tx>()
  return {
    async record(tx, actor, ...records) {
      const who = actor === 'system' ? NOBODY : actor
      const at = clock.now()
      for (let start = 0; start < records.length; start += ROWS_AT_ONCE) {
        await add(tx, { ...who, at }, records.slice(start, start + ROWS_AT_ONCE))
      }
      if (records.length > 0) spoken.add(tx)
    },
    spokeIn: (tx) => spoken.has(tx),
  }
}
