import { createHash } from 'node:crypto'
import pg from 'pg'

/** The result of verifying the chain. */
export type AuditVerdict =
  | { sound: true; count: number; head: string }
  | { sound: false; seq: number; problem: AuditProblem }

export type AuditProblem =
  /** The content of the entry does not match its hash. */
  | 'changed'
  /** It does not follow the entry before it. */
  | 'unchained'
  /** The entry with this number is missing. */
  | 'missing'
  /** The stored end of the chain does not match the last entry. */
  | 'head'
  /** The entry is not the one that was noted earlier. */
  | 'noted'

/**
 * Number and hash of an entry that an auditor wrote down earlier. An attacker who rewrites the whole log cannot change
 * this note.
 */
export interface NotedEntry {
  seq: number
  hash: string
}

interface Row {
  seq: string
  fields: (string | null)[]
  previous_hash: Buffer
  hash: Buffer
}

const ROWS_AT_ONCE = 5000
/** The separator between fields, and the mark for an empty field; see `audit_hash` in migration 0002. */
const BETWEEN = '\x1f'
const NOTHING = '\x1e'

const START = createHash('sha256').update('sands').digest()

const NEXT = `select seq::text, previous_hash, hash, array[seq::text,
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), actor_id::text, actor_name, college_id::text, ip,
    user_agent, action, subject_kind, subject_id, subject_name, before::text, after::text] as fields
  from audit_entries entry where entry.seq > $1 order by entry.seq limit ${ROWS_AT_ONCE}`

const hashOf = ({ fields, previous_hash }: Row): Buffer =>
  createHash('sha256')
    .update(previous_hash)
    .update(fields.map((field) => field ?? NOTHING).join(BETWEEN))
    .digest()

function problemOf(row: Row, before: { seq: number; hash: Buffer }): AuditProblem | undefined {
  if (!row.previous_hash.equals(before.hash)) return 'unchained'
  return hashOf(row).equals(row.hash) ? undefined : 'changed'
}

/** Reads all entries in one snapshot and computes every hash again, without trusting stored hashes. */
export async function verifyAudit(url: string, noted?: NotedEntry): Promise<AuditVerdict> {
  const client = new pg.Client({ connectionString: url, application_name: 'sands-audit' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    let last: { seq: number; hash: Buffer } = { seq: 0, hash: START }
    for (;;) {
      const { rows } = await client.query<Row>(NEXT, [last.seq])
      for (const row of rows) {
        const seq = Number(row.seq)
        if (seq !== last.seq + 1) return { sound: false, seq: last.seq + 1, problem: 'missing' }
        const problem = problemOf(row, last)
        if (problem) return { sound: false, seq, problem }
        if (seq === noted?.seq && row.hash.toString('hex') !== noted.hash.toLowerCase())
          return { sound: false, seq, problem: 'noted' }
        last = { seq, hash: row.hash }
      }
      if (rows.length < ROWS_AT_ONCE) break
    }
    const { rows: heads } = await client.query<{ seq: string; hash: Buffer }>('select seq::text, hash from audit_head')
    const end = Number(heads[0]?.seq ?? 0)
    if (end > last.seq || (noted && noted.seq > last.seq))
      return { sound: false, seq: last.seq + 1, problem: 'missing' }
    if (heads.length !== 1 || end < last.seq || !heads[0]?.hash.equals(last.hash))
      return { sound: false, seq: last.seq, problem: 'head' }
    return { sound: true, count: last.seq, head: last.hash.toString('hex') }
  } finally {
    await client.end()
  }
}
