import type { UserId } from '@sands/contract/kernel/schema'
import type pg from 'pg'

/** A heartbeat may arrive two seconds late on a bad network; more than that is not counted as stay time. */
const SLACK_MS = 2000

export interface Beats {
  userIds: UserId[]
  claimedMs: number[]
  days: string[]
  /** Server time at which the heartbeats arrived. */
  at: number
}

const BEAT = 'beat as (select * from unnest($1::bigint[], $2::bigint[], $3::date[]) as b (user_id, claimed, day))'
/** The time since the person's last heartbeat on any device, at most what the app claims plus the slack. */
const counted = (now: string, claimed: string) =>
  `greatest(0, least($4::bigint - ${now}.beat_at, ${claimed} + ${SLACK_MS}))`

// One statement from arrays, prepared once: this is the most frequent write of the product.
const ADD_TO_RUNNING_DAY = `with ${BEAT}, added as (
  update stay_now n
  set milliseconds = n.milliseconds + ${counted('n', 'b.claimed')}, beats = n.beats + 1, beat_at = greatest(n.beat_at, $4::bigint)
  from beat b where n.user_id = b.user_id and n.day = b.day
  returning n.user_id
)
select user_id from beat where user_id not in (select user_id from added)`

// The first heartbeat of a day. Rows are locked before the finished day
// is moved, so that two processes do not move it twice.
const BEGIN_DAY = `with ${BEAT}, locked as (
  select n.* from stay_now n join beat b using (user_id) order by n.user_id for update of n
), moved as (
  insert into stay_days (user_id, day, milliseconds, beats)
  select l.user_id, l.day, l.milliseconds, l.beats from locked l join beat b using (user_id) where l.day <> b.day
  on conflict (user_id, day) do update
  set milliseconds = stay_days.milliseconds + excluded.milliseconds, beats = stay_days.beats + excluded.beats
)
update stay_now n set
  day = b.day,
  milliseconds = case when l.day = b.day then l.milliseconds else 0 end + ${counted('l', 'b.claimed')},
  beats = case when l.day = b.day then l.beats else 0 end + 1,
  beat_at = greatest(l.beat_at, $4::bigint)
from beat b join locked l using (user_id)
where n.user_id = b.user_id`

// The first heartbeat of a person starts the clock and counts no time.
const BEGIN_EVER = `insert into stay_now (user_id, day, milliseconds, beats, beat_at)
select b.user_id, b.day, 0, 1, $2::bigint from unnest($1::bigint[], $3::date[]) as b (user_id, day)
on conflict (user_id) do nothing returning user_id`

export const stayRepo = {
  /** Returns the people who have no running day yet, or one of another date. */
  async addToRunningDay(pool: pg.Pool, { userIds, claimedMs, days, at }: Beats): Promise<ReadonlySet<string>> {
    const { rows } = await pool.query<[string]>({
      name: 'stay-add',
      text: ADD_TO_RUNNING_DAY,
      values: [userIds, claimedMs, days, at],
      rowMode: 'array',
    })
    return new Set(rows.map(([userId]) => userId))
  },

  async beginEver(pool: pg.Pool, { userIds, days, at }: Beats): Promise<ReadonlySet<string>> {
    const { rows } = await pool.query<[string]>({
      name: 'stay-first',
      text: BEGIN_EVER,
      values: [userIds, at, days],
      rowMode: 'array',
    })
    return new Set(rows.map(([userId]) => userId))
  },

  beginDay: (pool: pg.Pool, { userIds, claimedMs, days, at }: Beats) =>
    pool.query({ name: 'stay-begin', text: BEGIN_DAY, values: [userIds, claimedMs, days, at] }),
}
