import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { trainingMembers, trainings } from '../training.tables.ts'

/** People who get the same message about a project. */
export interface ToTell {
  trainingId: TrainingId
  collegeId: CollegeId
  title: string
  /** The start, the due date or the end of the days of grace that the message is about. */
  at: Date
  userIds: UserId[]
}

interface Row extends Record<string, unknown> {
  id: TrainingId
  college_id: CollegeId
  title: string
  at: Date
  user_ids: UserId[]
}

/** When a member has to be done, as `dueAt` computes it. */
const DUE: SQL = sql`greatest(case p.published -> 'due' ->> 'kind'
    when 'at' then (p.published -> 'due' ->> 'at')::timestamptz
    when 'days' then m.joined_at + (p.published -> 'due' ->> 'days')::int * interval '1 day' end,
  case when p.published -> 'due' ->> 'kind' <> 'never' then m.extended_to end)`
const OVERDUE: SQL = sql`${DUE} + (p.published ->> 'graceDays')::int * interval '1 day'`

const peopleWith = (db: Db, moment: SQL, { from, until, now }: { from: Date; until: Date; now: Date }) =>
  db
    .execute<Row>(sql`
      select p.id, p.college_id, p.title, ${moment} as at, array_agg(m.user_id order by m.user_id) as user_ids
      from ${trainings} p join ${trainingMembers} m on m.training_id = p.id
      where p.state = 'running' and p.removed_at is null and (p.ends_at is null or p.ends_at > ${now})
        and m.state = 'active' and m.completed_at is null
        and ${moment} > ${from}::timestamptz and ${moment} <= ${until}::timestamptz
      group by p.id, ${moment} order by p.id`)
    .then(({ rows }) =>
      rows.map(
        (row): ToTell => ({
          trainingId: row.id,
          collegeId: row.college_id,
          title: row.title,
          at: new Date(row.at),
          userIds: row.user_ids,
        }),
      ),
    )

interface Span {
  from: Date
  until: Date
  now: Date
}

export const tellRepo = {
  started: (db: Db, span: Span): Promise<ToTell[]> => peopleWith(db, sql`p.starts_at`, span),
  due: (db: Db, span: Span): Promise<ToTell[]> => peopleWith(db, DUE, span),
  overdue: (db: Db, span: Span): Promise<ToTell[]> => peopleWith(db, OVERDUE, span),
}
