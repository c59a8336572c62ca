import type { UserId } from '@sands/contract/kernel/schema'
import type { SortOrder } from '@sands/rules/sort-order'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships, type PeopleScope, users } from '../../org/index.ts'
import { stayDays, stayNow, stayTime } from '../study.tables.ts'

/** The first and the last day. */
export interface StayRange {
  from: string
  until: string
}

/** People of a college within departments (null means all), whose name contains the words, on these days. */
export interface StaySelection extends StayRange, Pick<PeopleScope, 'collegeId' | 'departmentIds'> {
  words: string
}

interface StayListRow extends Record<string, unknown> {
  people: number
  present: number
  seconds: number
  ids: UserId[]
}

export interface StayPersonRow extends Record<string, unknown> {
  userId: UserId
  name: string
  userName: string
  departmentName: string
  seconds: number
  days: number
  lastDay: string | null
}

export interface StayDayRow extends Record<string, unknown> {
  userId: UserId
  day: string
  seconds: number
}

const ids = (values: readonly string[]): SQL => sql`${sql.param([...values])}::bigint[]`
const ORDERS = { asc: sql`asc`, desc: sql`desc` } as const

/** Places in the college within the selection, as `m`, with the person as `u`. */
function placesOf({ collegeId, departmentIds, words }: StaySelection): SQL {
  const pattern = words && anywhere(words)
  const conditions = [
    sql`m.college_id = ${collegeId}`,
    ...(departmentIds ? [sql`m.department_id = any(${ids(departmentIds)})`] : []),
    ...(pattern ? [sql`(u.name ilike ${pattern} or u.user_name ilike ${pattern})`] : []),
  ]
  return sql`from ${memberships} m join ${users} u on u.id = m.user_id where ${sql.join(conditions, sql` and `)}`
}

/** The time of each person on the days of the range. Grouped by the id alone: that is many times faster than with names. */
function stayOf(selection: StaySelection): SQL {
  const { from, until, departmentIds, words } = selection
  const isWanted = departmentIds || words ? sql`and t.user_id in (select m.user_id ${placesOf(selection)})` : sql``
  const daysIn = (table: typeof stayDays | typeof stayNow) =>
    sql`select t.user_id, t.milliseconds::float8 as ms from ${table} t where t.day between ${from} and ${until} ${isWanted}`
  return sql`select days.user_id, sum(days.ms) as ms from (${daysIn(stayDays)} union all ${daysIn(stayNow)}) days
    group by days.user_id`
}

/** All active people of the selection and those inactive ones who have stay time, with their time as `ms`. */
const countedPeople = (selection: StaySelection): SQL => sql`
  select p.user_id, p.name, coalesce(stay.ms, 0) as ms
  from (select m.user_id, u.name, u.status ${placesOf(selection)}) p
    left join (${stayOf(selection)}) stay on stay.user_id = p.user_id
  where p.status = 'active' or stay.ms > 0`

interface StayWindow {
  order: SortOrder
  size: number
  offset: number
}

/** The sums of the selection and one page of its people, from one pass over the days. */
const stayListQuery = (selection: StaySelection, { order, size, offset }: StayWindow): SQL => sql`
  with counted as materialized (${countedPeople(selection)})
  select count(*)::int as people, (count(*) filter (where ms > 0))::int as present,
    floor(coalesce(sum(ms), 0) / 1000) as seconds,
    array(select user_id from counted order by ms ${ORDERS[order]}, name, user_id limit ${size} offset ${offset}) as ids
  from counted`

export const stayReportRepo = {
  list: (db: Db, selection: StaySelection, window: StayWindow): Promise<StayListRow> =>
    db
      .execute<StayListRow>(stayListQuery(selection, window))
      .then(({ rows: [row] }) => row ?? { people: 0, present: 0, seconds: 0, ids: [] }),

  /** These people of the selection, in the order of the ids. */
  byIds: (db: Db, selection: StaySelection, userIds: readonly UserId[]): Promise<StayPersonRow[]> =>
    db
      .execute<StayPersonRow>(
        sql`select p.user_id as "userId", p.name, p.user_name as "userName", coalesce(d.name, '') as "departmentName",
            floor(coalesce(stay.ms, 0) / 1000)::float8 as seconds, stay.days, stay.last_day::text as "lastDay"
          from unnest(${ids(userIds)}) with ordinality wanted (user_id, place)
            join (select m.user_id, m.department_id, u.name, u.user_name ${placesOf(selection)}
              and m.user_id = any(${ids(userIds)})) p on p.user_id = wanted.user_id
            left join ${departments} d on d.id = p.department_id
            cross join lateral (
              select sum(t.milliseconds) as ms, count(*)::int as days, max(t.day) as last_day
              from ${stayTime} t where t.user_id = p.user_id and t.milliseconds > 0
                and t.day between ${selection.from} and ${selection.until}) stay
          order by wanted.place`,
      )
      .then(({ rows }) => rows),

  /** The days with stay time of these people, in the order of the ids, latest day first. */
  days: (
    db: Db,
    userIds: readonly UserId[],
    { from, until, limit }: StayRange & { limit: number },
  ): Promise<StayDayRow[]> =>
    db
      .execute<StayDayRow>(
        sql`select t.user_id as "userId", t.day::text as day, floor(t.milliseconds / 1000)::float8 as seconds
          from unnest(${ids(userIds)}) with ordinality wanted (user_id, place)
            join ${stayTime} t on t.user_id = wanted.user_id
          where t.milliseconds > 0 and t.day between ${from} and ${until}
          order by wanted.place, t.day desc limit ${limit}`,
      )
      .then(({ rows }) => rows),
}
