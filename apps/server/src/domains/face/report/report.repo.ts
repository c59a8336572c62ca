import type { CollegeId } from '@sands/contract/kernel/schema'
import type { FaceReportKind } from '@sands/rules/face/report'
import { ATTENDED, SEATED } from '@sands/rules/face/seat'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { lecturers } from '../../lecturer/index.ts'
import { departments, memberships } from '../../org/index.ts'
import { faceDays, faceLecturers, faceMarks, faceSeats, faceSessions } from '../face.tables.ts'
import { faceCosts } from '../face-costs.tables.ts'

export interface ReportSpan {
  collegeId: CollegeId
  from: Date
  until: Date
  now: Date
  limit: number
}

export interface ReportRow extends Record<string, unknown> {
  id: string
  name: string
  sessions: number
  seats: number
  present: number
  late: number
  partly: number
  absent: number
  leave: number
  seconds: number
  score: number | null
  cents: number
}

/** Published sessions that began within the span. */
const chosen = ({ collegeId, from, until, now }: ReportSpan): SQL => sql`
  select id from ${faceSessions} where college_id = ${collegeId} and state = 'open' and removed_at is null
    and starts_at >= ${from} and starts_at < ${until} and starts_at <= ${now}`

/** What each session cost. */
const spent = (span: ReportSpan): SQL => sql`
  select session_id, sum(cents)::float8 as cents from ${faceCosts}
  where session_id in (${chosen(span)}) group by session_id`

const counted = sql`status = any(${sql.param([...SEATED, 'leave'])}::text[])`
const statusCounts = sql.join(
  [...ATTENDED, 'leave'].map(
    (status) => sql`count(*) filter (where status = ${status})::int as ${sql.identifier(status)}`,
  ),
  sql`, `,
)

/** Everybody counts for the department where they are now, with the days on which they were there. */
const byDepartment = (span: ReportSpan): SQL => sql`
  with there as (
    select s.session_id, s.user_id, s.status, s.score, (
      select coalesce(sum(extract(epoch from d.ends_at - d.starts_at)), 0) from ${faceMarks} k
      join ${faceDays} d on d.id = k.day_id where k.seat_id = s.id and k.arrival <> 'missing') as seconds,
      case when s.status = 'leave' then 0 else coalesce(p.cents, 0)
        / nullif(count(*) filter (where s.status <> 'leave') over (partition by s.session_id), 0) end as cents
    from ${faceSeats} s left join (${spent(span)}) p on p.session_id = s.session_id where s.session_id in (${chosen(span)}) and ${counted})
  select coalesce(d.id::text, '') as id, coalesce(d.name, '') as name, count(distinct t.session_id)::int as sessions,
    count(*)::int as seats, ${statusCounts}, sum(t.seconds)::float8 as seconds, avg(t.score)::float8 as score,
    coalesce(sum(t.cents), 0)::float8 as cents
  from there t
  left join ${memberships} m on m.user_id = t.user_id and m.college_id = ${span.collegeId}
  left join ${departments} d on d.id = m.department_id
  group by d.id, d.name order by seats desc, name, id limit ${span.limit}`

/** The time of the days that are over, and everybody whom the lecturer taught. */
const byLecturer = (span: ReportSpan): SQL => sql`
  with there as (
    select session_id, count(*)::int as seats, ${statusCounts}, sum(score) as points, count(score) as scored
    from ${faceSeats} where session_id in (${chosen(span)}) and ${counted} group by session_id),
  taught as (
    select session_id, sum(extract(epoch from ends_at - starts_at)) as seconds from ${faceDays}
    where session_id in (${chosen(span)}) and ends_at <= ${span.now} group by session_id)
  select l.id::text as id, l.name, count(*)::int as sessions, coalesce(sum(t.seats), 0)::int as seats,
    ${sql.join(
      [...ATTENDED, 'leave'].map(
        (status) => sql`coalesce(sum(t.${sql.identifier(status)}), 0)::int as ${sql.identifier(status)}`,
      ),
      sql`, `,
    )},
    coalesce(sum(h.seconds), 0)::float8 as seconds, (sum(t.points) / nullif(sum(t.scored), 0))::float8 as score,
    coalesce(sum(p.cents / o.number), 0)::float8 as cents
  from (${chosen(span)}) f
  join ${faceLecturers} n on n.session_id = f.id
  join ${lecturers} l on l.id = n.lecturer_id
  left join there t on t.session_id = f.id
  left join taught h on h.session_id = f.id
  left join (${spent(span)}) p on p.session_id = f.id
  left join (select session_id, count(*) as number from ${faceLecturers}
    where session_id in (${chosen(span)}) group by session_id) o on o.session_id = f.id
  group by l.id, l.name order by seats desc, l.name, l.id limit ${span.limit}`

export const reportRepo = {
  rows: (db: Db, by: FaceReportKind, span: ReportSpan): Promise<ReportRow[]> =>
    db.execute<ReportRow>(by === 'department' ? byDepartment(span) : byLecturer(span)).then(({ rows }) => rows),
}
