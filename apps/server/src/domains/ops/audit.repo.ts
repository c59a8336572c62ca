import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import { auditEntries } from '../../kernel/audit/audit.tables.ts'
import type { Db } from '../../kernel/database/database.ts'
import { anywhere, literally } from '../../kernel/database/like.ts'

export interface AuditFilter {
  keyword?: string
  action?: string
  actorId?: UserId
  subjectKind?: string
  subjectId?: string
  from?: string
  to?: string
}

/** The visible entries: those of a college, or all of them for an administrator of the company. */
export interface AuditScope {
  collegeId: CollegeId
  company: boolean
  /** Actions that begin like this are left out. */
  without?: string
}

/** Counting stops here: nobody needs so many pages, and the cost would grow with the log. */
export const MAX_COUNTED = 10_000

/** The change as stored text, because the hash was computed from that text. */
const columns = {
  seq: auditEntries.seq,
  at: auditEntries.at,
  actorId: auditEntries.actorId,
  actorName: auditEntries.actorName,
  collegeId: auditEntries.collegeId,
  ip: auditEntries.ip,
  userAgent: auditEntries.userAgent,
  action: auditEntries.action,
  subjectKind: auditEntries.subjectKind,
  subjectId: auditEntries.subjectId,
  subjectName: auditEntries.subjectName,
  before: sql<string | null>`${auditEntries.before}::text`,
  after: sql<string | null>`${auditEntries.after}::text`,
  hash: sql<string>`encode(${auditEntries.hash}, 'hex')`,
}

function matching({ collegeId, company, without }: AuditScope, filter: AuditFilter): SQL | undefined {
  const { keyword, action, actorId, subjectKind, subjectId, from, to } = filter
  const word = keyword ? anywhere(keyword) : undefined
  return and(
    company ? undefined : eq(auditEntries.collegeId, collegeId),
    without ? sql`${auditEntries.action} not like ${`${literally(without)}%`}` : undefined,
    word ? sql`(${auditEntries.actorName} ilike ${word} or ${auditEntries.subjectName} ilike ${word})` : undefined,
    action ? sql`${auditEntries.action} like ${`${literally(action)}%`}` : undefined,
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    subjectKind ? eq(auditEntries.subjectKind, subjectKind) : undefined,
    subjectId ? eq(auditEntries.subjectId, subjectId) : undefined,
    from ? gte(auditEntries.at, new Date(from)) : undefined,
    to ? lte(auditEntries.at, new Date(to)) : undefined,
  )
}

export interface AuditQuestion {
  scope: AuditScope
  filter: AuditFilter
}

export const auditRepo = {
  page: (db: Db, { scope, filter }: AuditQuestion, { size, offset }: { size: number; offset: number }) =>
    db
      .select(columns)
      .from(auditEntries)
      .where(matching(scope, filter))
      .orderBy(desc(auditEntries.seq))
      .limit(size)
      .offset(offset),

  /** Counts at most `most`. */
  async count(db: Db, { scope, filter }: AuditQuestion, most = Number.MAX_SAFE_INTEGER): Promise<number> {
    const found = db.select({ one: sql`1` }).from(auditEntries).where(matching(scope, filter)).limit(most).as('found')
    const [row] = await db.select({ total: sql<string>`count(*)` }).from(found)
    return Number(row?.total ?? 0)
  },

  /** Newest first, starting below a sequence number. */
  below: (db: Db, { scope, filter }: AuditQuestion, { seq, size }: { seq: number; size: number }) =>
    db
      .select(columns)
      .from(auditEntries)
      .where(and(matching(scope, filter), lt(auditEntries.seq, seq)))
      .orderBy(desc(auditEntries.seq))
      .limit(size),

  /** Every action once, found by skipping along the index: the log is long and its actions are few. */
  async actions(db: Db): Promise<string[]> {
    const { rows } = await db.execute<{ action: string }>(sql`
      with recursive known as (
        select min(action) as action from audit_entries
        union all
        select (select min(action) from audit_entries where action > known.action) from known where known.action is not null
      )
      select action from known where action is not null`)
    return rows.map(({ action }) => action)
  },
}

export type AuditRow = Awaited<ReturnType<typeof auditRepo.page>>[number]
