import type { UserId } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { examReminders } from '../exam-report.tables.ts'
import { chosen, type ExamScope, type PeopleFilter } from './report.repo.ts'

export interface ReminderFilter extends Omit<PeopleFilter, 'state'> {
  userIds?: readonly UserId[] | undefined
}

function waiting(scope: ExamScope, { userIds, ...filter }: ReminderFilter): SQL {
  const people = chosen(scope, { ...filter, state: 'not_taken' })
  return userIds ? sql`${people} and e.user_id = any(${sql.param([...userIds])}::bigint[])` : people
}

export const reminderRepo = {
  /** People who have not taken the exam: who gets a reminder, and who had one after `since`. */
  count: (db: Db, scope: ExamScope, { filter, since }: { filter: ReminderFilter; since: Date }) =>
    db
      .execute<{ people: number; resting: number }>(
        sql`select count(*) filter (where r.user_id is null)::int as people, count(r.user_id)::int as resting
          from (select e.user_id ${waiting(scope, filter)}) w
            left join ${examReminders} r on r.exam_id = ${scope.examId} and r.user_id = w.user_id and r.reminded_at > ${since}`,
      )
      .then(({ rows: [row] }) => row ?? { people: 0, resting: 0 }),

  /** Notes the reminder and returns who gets it. Of two reminders at once, one notes each person. */
  note: (
    tx: Tx,
    scope: ExamScope,
    { filter, since, now }: { filter: ReminderFilter; since: Date; now: Date },
  ): Promise<UserId[]> =>
    tx
      .execute<{ user_id: UserId }>(
        sql`insert into ${examReminders} as r (exam_id, user_id, reminded_at)
          select ${scope.examId}::bigint, e.user_id, ${now}::timestamptz ${waiting(scope, filter)} order by e.user_id
          on conflict (exam_id, user_id) do update set reminded_at = excluded.reminded_at where r.reminded_at <= ${since}
          returning user_id`,
      )
      .then(({ rows }) => rows.map((row) => row.user_id)),
}
