import { type SQL, sql } from 'drizzle-orm'
import { auditEntries } from '../../kernel/audit/audit.tables.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { AuditScope } from './audit.repo.ts'

export interface SprayRow extends Record<string, unknown> {
  network: string
  accounts: number
  failures: number
  /** Null when none of the accounts exists. */
  names: string[] | null
  signedIn: number
  firstAt: Date
  lastAt: Date
}

/** Sign-ins as the auth domain writes them into the audit log. */
const REFUSED = 'auth.session.refused'
const STARTED = 'auth.session.started'

const seen = ({ collegeId, company }: AuditScope): SQL => (company ? sql`true` : sql`college_id = ${collegeId}`)

export const sprayRepo = {
  /** Networks from which so many accounts were tried since then, the most first. */
  async page(
    db: Db,
    scope: AuditScope,
    {
      since,
      atLeast,
      mostNames,
      size,
      offset,
    }: Record<'atLeast' | 'mostNames' | 'size' | 'offset', number> & { since: Date },
  ): Promise<{ rows: SprayRow[]; total: number }> {
    const { rows } = await db.execute<SprayRow & { total: string }>(sql`
      with tried as (
        select after ->> 'network' as network, after ->> 'account' as account, subject_name, at from ${auditEntries}
        where action = ${REFUSED} and at >= ${since} and ${seen(scope)}),
      entered as (
        select after ->> 'network' as network, count(distinct subject_id)::int as people from ${auditEntries}
        where action = ${STARTED} and at >= ${since} and ${seen(scope)} group by 1)
      select t.network, count(distinct account)::int as accounts, count(*)::int as failures,
        (array_agg(distinct subject_name) filter (where subject_name <> ''))[:${mostNames}] as names,
        coalesce(max(e.people), 0) as "signedIn", min(at) as "firstAt", max(at) as "lastAt", count(*) over () as total
      from tried t left join entered e on e.network = t.network
      group by t.network having count(distinct account) >= ${atLeast}
      order by accounts desc, t.network limit ${size} offset ${offset}`)
    return { rows, total: Number(rows[0]?.total ?? 0) }
  },
}
