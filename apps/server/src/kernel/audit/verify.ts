import { createHash } from 'node:crypto'
import pg from 'pg'

/** What came of holding the chain against its rows. */
export type AuditVerdict =
  | { sound: true; count: number; head: string }
  | { sound: false; seq: number; problem: AuditProblem }

export type AuditProblem =
  /** Its content is not what was written. */
  | 'changed'
  /** It does not follow the entry before it. */
  | 'unchained'
  /** There should be an entry of this number. */
  | 'missing'
  /** There is an entry beyond the end that the database remembers, or its end is another. */
  | 'head'
  /** It is not the entry that somebody noted down. */
  | 'noted'

/** An entry that somebody noted down earlier: whoever can write the whole log anew cannot write that note anew. */
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
/** Between the fields, and in the place of one that is empty; see `audit_hash` in migration 0002. */
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

/** Goes through all entries as they are at one moment and works out every hash anew, trusting nothing the database says of itself. */
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
