import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { LearnForm, LearnType, UncountedReason } from '@sands/rules/study'
import type pg from 'pg'

/** A viewing and the progress of its learnable, as stored in the database. */
export interface StoredViewing {
  id: Id<'viewing'>
  user_id: UserId
  college_id: CollegeId
  learn_type: LearnType
  learn_id: string
  course_id: Id<'course'> | null
  form: LearnForm
  threshold: number
  min_seconds: number
  seek_ahead: boolean
  cap_seconds: number
  is_sound: boolean
  started_at: Date
  contact_at: string
  ahead_ms: number
  skew_ms: string
  life_at: string
  last_seq: number
  replaced_at: string | null
  covered: string
  total: number
  last_part_seen: boolean
  position: number
  studied_ms: string
  finished_at: Date | null
}

interface LearnableKey {
  userId: UserId
  learnType: LearnType
  learnId: string
}
export interface PersonWrite {
  userId: UserId
  countedTime: string
}
export interface StoredPerson {
  user_id: UserId
  counted_time: string
  time_zone: string
}
export interface ViewingWrite {
  id: Id<'viewing'>
  contactAt: number
  aheadMs: number
  lifeAt: number
  lastSeq: number
  countedMs: number
  endedAt: Date | null
}
export interface ProgressWrite extends LearnableKey {
  covered: string
  coveredLength: number
  percent: number
  lastPartSeen: boolean
  position: number
  studiedMs: number
  finishedAt: Date | null
}
export interface DayWrite extends LearnableKey {
  collegeId: CollegeId
  day: string
  milliseconds: number
}
export interface MonthWrite {
  userId: UserId
  collegeId: CollegeId
  month: string
  milliseconds: number
}
export interface UncountedWrite extends LearnableKey {
  day: string
  reason: UncountedReason
  milliseconds: number
  times: number
}

// Counting study time of a person requires a lock on their row. The lock is a statement of its own, so that the
// statements after it see what others committed.
const LOCK = `select user_id, counted_time, time_zone from study_people where user_id = any($1::bigint[]) order by user_id for update`

const READ = `select v.id, v.user_id, v.college_id, v.learn_type, v.learn_id, v.course_id, v.form, v.threshold, v.min_seconds,
  v.seek_ahead, v.cap_seconds, v.is_sound, v.started_at, v.contact_at, v.ahead_ms, v.skew_ms, v.life_at,
  v.last_seq, v.replaced_at, p.covered, p.total, p.last_part_seen, p.position, p.studied_ms, p.finished_at
from unnest($1::bigint[], $2::bigint[]) as w (id, user_id)
join viewings v on v.id = w.id and v.user_id = w.user_id
join progress p on p.user_id = v.user_id and p.learn_type = v.learn_type and p.learn_id = v.learn_id
where v.started_at > $3`

const READ_DAYS = `select d.user_id, d.learn_type, d.learn_id, d.day::text as day, d.milliseconds
from unnest($1::bigint[], $2::smallint[], $3::bigint[], $4::date[]) as w (user_id, learn_type, learn_id, day)
join study_days d using (user_id, day, learn_type, learn_id)`

const WRITE = `with person as (
  update study_people s set counted_time = w.counted_time::int8multirange
  from unnest($1::bigint[], $2::text[]) as w (user_id, counted_time) where s.user_id = w.user_id
), viewing as (
  update viewings v set contact_at = w.contact_at, ahead_ms = w.ahead_ms, life_at = w.life_at, last_seq = w.last_seq,
    counted_ms = v.counted_ms + w.counted_ms, ended_at = coalesce(v.ended_at, w.ended_at)
  from unnest($3::bigint[], $4::bigint[], $5::int[], $6::bigint[], $7::int[], $8::bigint[], $9::timestamptz[])
    as w (id, contact_at, ahead_ms, life_at, last_seq, counted_ms, ended_at) where v.id = w.id
)
update progress p set covered = w.covered::int4multirange, covered_length = w.covered_length, percent = w.percent,
  last_part_seen = w.last_part_seen, position = w.position, studied_ms = w.studied_ms, last_at = $20, finished_at = w.finished_at
from unnest($10::bigint[], $11::smallint[], $12::bigint[], $13::text[], $14::int[], $15::smallint[], $16::boolean[], $17::int[],
  $18::bigint[], $19::timestamptz[]) as w (user_id, learn_type, learn_id, covered, covered_length, percent, last_part_seen,
  position, studied_ms, finished_at)
where p.user_id = w.user_id and p.learn_type = w.learn_type and p.learn_id = w.learn_id`

const ADD_TIME = `with day as (
  insert into study_days as d (user_id, day, learn_type, learn_id, college_id, milliseconds, last_at)
  select user_id, day, learn_type, learn_id, college_id, milliseconds, $7
  from unnest($1::bigint[], $2::date[], $3::smallint[], $4::bigint[], $5::bigint[], $6::bigint[])
    as w (user_id, day, learn_type, learn_id, college_id, milliseconds)
  on conflict (user_id, day, learn_type, learn_id) do update
  set milliseconds = d.milliseconds + excluded.milliseconds, last_at = excluded.last_at
)
insert into study_months as m (user_id, college_id, month, milliseconds, reached_at)
select user_id, college_id, month, milliseconds, $7
from unnest($8::bigint[], $9::bigint[], $10::date[], $11::bigint[]) as w (user_id, college_id, month, milliseconds)
on conflict (user_id, college_id, month) do update
set milliseconds = m.milliseconds + excluded.milliseconds, reached_at = excluded.reached_at`

const ADD_UNCOUNTED = `insert into uncounted_time as u (user_id, learn_type, learn_id, day, reason, milliseconds, times, last_at)
select user_id, learn_type, learn_id, day, reason, milliseconds, times, $8
from unnest($1::bigint[], $2::smallint[], $3::bigint[], $4::date[], $5::text[], $6::bigint[], $7::int[])
  as w (user_id, learn_type, learn_id, day, reason, milliseconds, times)
on conflict (user_id, learn_type, learn_id, day, reason) do update
set milliseconds = u.milliseconds + excluded.milliseconds, times = u.times + excluded.times, last_at = excluded.last_at`

const columns = <Row, Keys extends readonly (keyof Row)[]>(rows: readonly Row[], keys: Keys): Row[Keys[number]][][] =>
  keys.map((key) => rows.map((row) => row[key]))

// Only the heartbeat is written more often: few statements for any number of people, each prepared once.
export const updateRepo = {
  lockPeople: (client: pg.ClientBase, userIds: readonly UserId[]): Promise<StoredPerson[]> =>
    client.query<StoredPerson>({ name: 'learning-lock', text: LOCK, values: [userIds] }).then(({ rows }) => rows),

  async viewings(
    client: pg.ClientBase,
    wanted: readonly { id: string; userId: UserId }[],
    since: Date,
  ): Promise<StoredViewing[]> {
    const values = [...columns(wanted, ['id', 'userId'] as const), since]
    return (await client.query<StoredViewing>({ name: 'learning-read', text: READ, values })).rows
  },

  async days(client: pg.ClientBase, keys: readonly (LearnableKey & { day: string })[]) {
    const { rows } = await client.query<{
      user_id: UserId
      learn_type: LearnType
      learn_id: string
      day: string
      milliseconds: string
    }>({
      name: 'learning-days',
      text: READ_DAYS,
      values: columns(keys, ['userId', 'learnType', 'learnId', 'day'] as const),
    })
    return rows
  },

  write: (
    client: pg.ClientBase,
    writes: { people: PersonWrite[]; viewings: ViewingWrite[]; progress: ProgressWrite[]; at: Date },
  ) =>
    client.query({
      name: 'learning-write',
      text: WRITE,
      values: [
        ...columns(writes.people, ['userId', 'countedTime'] as const),
        ...columns(writes.viewings, [
          'id',
          'contactAt',
          'aheadMs',
          'lifeAt',
          'lastSeq',
          'countedMs',
          'endedAt',
        ] as const),
        ...columns(writes.progress, [
          'userId',
          'learnType',
          'learnId',
          'covered',
          'coveredLength',
          'percent',
          'lastPartSeen',
          'position',
          'studiedMs',
          'finishedAt',
        ] as const),
        writes.at,
      ],
    }),

  addTime: (client: pg.ClientBase, added: { days: DayWrite[]; months: MonthWrite[]; at: Date }) =>
    client.query({
      name: 'learning-time',
      text: ADD_TIME,
      values: [
        ...columns(added.days, ['userId', 'day', 'learnType', 'learnId', 'collegeId', 'milliseconds'] as const),
        added.at,
        ...columns(added.months, ['userId', 'collegeId', 'month', 'milliseconds'] as const),
      ],
    }),

  addUncounted: (client: pg.ClientBase, rows: readonly UncountedWrite[], at: Date) =>
    client.query({
      name: 'learning-uncounted',
      text: ADD_UNCOUNTED,
      values: [
        ...columns(rows, ['userId', 'learnType', 'learnId', 'day', 'reason', 'milliseconds', 'times'] as const),
        at,
      ],
    }),
}
