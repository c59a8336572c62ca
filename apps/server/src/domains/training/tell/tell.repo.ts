import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { CompletionRule } from '@sands/rules/training/progress'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { TrainingId, TrainingTaskId } from '../task/record.repo.ts'
import { trainingMembers, trainingRecords, trainings, trainingTasks } from '../training.tables.ts'
import { trainingExtensions } from '../training-work.tables.ts'

/** People who get the same message about a project. */
export interface ToTell {
  trainingId: TrainingId
  collegeId: CollegeId
  title: string
  /** The start, the due date or the end of the days of grace that the message is about. */
  at: Date
  userIds: UserId[]
}

/** With what counts for its completion. */
export interface ProjectToTell extends ToTell {
  completion: CompletionRule
}

/** People with the same due date of a task. */
export interface TaskToTell extends ToTell {
  type: number
  refId: string | null
  taskId: TrainingTaskId
  task: string
}

interface Row extends Record<string, unknown> {
  id: TrainingId
  college_id: CollegeId
  title: string
  at: Date
  user_ids: UserId[]
}

interface ProjectRow extends Row {
  completion: CompletionRule
}

interface TaskRow extends Row {
  task_id: TrainingTaskId
  task: string
  type: number
  ref_id: string | null
}

/** When a member has to be done, as `dueAt` computes it. */
const dueOf = (rule: SQL, moreTime = sql`null::timestamptz`): SQL => sql`greatest(case ${rule} ->> 'kind'
    when 'at' then (${rule} ->> 'at')::timestamptz
    when 'days' then m.joined_at + (${rule} ->> 'days')::int * interval '1 day' end,
  case when ${rule} ->> 'kind' <> 'never' then greatest(m.extended_to, ${moreTime}) end)`
const overdueOf = (due: SQL): SQL => sql`${due} + (p.published ->> 'graceDays')::int * interval '1 day'`
const DUE = dueOf(sql`(p.published -> 'due')`)
const TASK_DUE = dueOf(sql`t.due`, sql`e.extended_to`)

const peopleWith = (db: Db, moment: SQL, { from, until, now }: { from: Date; until: Date; now: Date }) =>
  db
    .execute<ProjectRow>(sql`
      select p.id, p.college_id, p.title, p.published -> 'completion' as completion, ${moment} as at,
        array_agg(m.user_id order by m.user_id) as user_ids
      from ${trainings} p join ${trainingMembers} m on m.training_id = p.id
      where p.state = 'running' and p.removed_at is null and (p.ends_at is null or p.ends_at > ${now})
        and m.state = 'active' and m.completed_at is null
        and ${moment} > ${from}::timestamptz and ${moment} <= ${until}::timestamptz
      group by p.id, ${moment} order by p.id`)
    .then(({ rows }) =>
      rows.map(
        (row): ProjectToTell => ({
          trainingId: row.id,
          collegeId: row.college_id,
          title: row.title,
          at: new Date(row.at),
          userIds: row.user_ids,
          completion: row.completion,
        }),
      ),
    )

/** Required tasks with dates of their own. What is done, handed in or deleted is not told. */
const peopleWithTask = (db: Db, moment: SQL, { from, until, now }: Span): Promise<TaskToTell[]> =>
  db
    .execute<TaskRow>(sql`
      select p.id, p.college_id, p.title, t.id as task_id, t.type, t.ref_id,
        coalesce(nullif(t.name, ''), t.ref_title) as task,
        ${moment} as at, array_agg(m.user_id order by m.user_id) as user_ids
      from ${trainingTasks} t join ${trainings} p on p.id = t.training_id
        join ${trainingMembers} m on m.training_id = p.id
        left join ${trainingExtensions} e on e.task_id = t.id and e.user_id = m.user_id
      where p.state = 'running' and p.removed_at is null and (p.ends_at is null or p.ends_at > ${now})
        and t.removed_at is null and t.ref_deleted_at is null and t.is_required and t.due ->> 'kind' <> 'never'
        and m.state = 'active' and m.completed_at is null
        and ${moment} > ${from}::timestamptz and ${moment} <= ${until}::timestamptz
        and not exists (select from ${trainingRecords} r where r.task_id = t.id and r.user_id = m.user_id
          and (r.done_at is not null or r.state = 'reviewing'))
      group by p.id, t.id, ${moment} order by p.id, t.id`)
    .then(({ rows }) =>
      rows.map((row) => ({
        trainingId: row.id,
        collegeId: row.college_id,
        title: row.title,
        at: new Date(row.at),
        userIds: row.user_ids,
        taskId: row.task_id,
        task: row.task,
        type: row.type,
        refId: row.ref_id,
      })),
    )

interface Span {
  from: Date
  until: Date
  now: Date
}

interface MembersTasks {
  trainingId: TrainingId
  userIds: readonly UserId[]
  taskIds: readonly TrainingTaskId[]
  wanted: number
}

export const tellRepo = {
  started: (db: Db, span: Span): Promise<ProjectToTell[]> => peopleWith(db, sql`p.starts_at`, span),
  due: (db: Db, span: Span): Promise<ProjectToTell[]> => peopleWith(db, DUE, span),
  overdue: (db: Db, span: Span): Promise<ProjectToTell[]> => peopleWith(db, overdueOf(DUE), span),

  /** Those of the members who have done, or handed in, less than `wanted` of these tasks. */
  unfinished: (db: Db, { trainingId, userIds, taskIds, wanted }: MembersTasks): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(sql`
        select m.user_id from ${trainingMembers} m
        where m.training_id = ${trainingId} and m.user_id = any(${sql.param([...userIds])}::bigint[])
          and (select count(*) from ${trainingRecords} r where r.training_id = m.training_id and r.user_id = m.user_id
            and r.task_id = any(${sql.param([...taskIds])}::bigint[])
            and r.state in ('passed', 'waived', 'credited', 'reviewing')) < ${wanted}
        order by m.user_id`)
      .then(({ rows }) => rows.map((row) => row.user_id)),

  taskDue: (db: Db, span: Span): Promise<TaskToTell[]> => peopleWithTask(db, TASK_DUE, span),
  taskOverdue: (db: Db, span: Span): Promise<TaskToTell[]> => peopleWithTask(db, overdueOf(TASK_DUE), span),
}
