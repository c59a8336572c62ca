import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { check } from './bench.ts'

/** The largest company we expect and a new one. Every measured page is full in both. */
export const COMPANIES = {
  small: { people: 100, courses: 60, records: 1200 },
  large: { people: 100_000, courses: 5000, records: 10_000_000 },
} as const
export type CompanySize = keyof typeof COMPANIES

/** Number of coursewares in each course. */
const COURSEWARES = 8
/** Each person may make 600 calls a minute, so the load is shared by this many readers. */
const READERS = 60
/** Courses with the rare word: they fill one page in either company. */
export const RARE = { courses: 20, zh: '罕见', en: 'zephyr' } as const

export interface Company {
  collegeId: string
  categoryId: string
  /** A course in which the readers have started some of the courseware. */
  courseId: string
  courses: number
  tokens: string[]
}

const ADD_COLLEGE = `insert into colleges (name, language, sort) values ('Bench ' || $1, 'zh-cn', 90) returning id`

const ADD_DEPARTMENTS = `with added as (
  insert into departments (id, college_id, name, path)
  select nextval(pg_get_serial_sequence('departments', 'id')), $1, 'Bench ' || n, '{}' from generate_series(0, 19) n returning id
) select array_agg(id order by id) as ids from added`

const ADD_PEOPLE = `with added as (
  insert into users (user_name, name, created_at)
  select 'company-' || $2 || '-' || n, '员工' || n, now() from generate_series(1, $3::int) n returning id
), placed as (
  insert into memberships (user_id, college_id, department_id)
  select id, $1, ($4::bigint[])[1 + (row_number() over ())::int % array_length($4::bigint[], 1)] from added
) select array_agg(id order by id) as ids from added`

/** 10 categories, each with 5 below it, each with 4 below that. */
const ADD_CATEGORIES = `with first as (
  insert into course_categories (college_id, name, level, sort) select $1, '大类' || n, 1, n from generate_series(1, 10) n returning id
), second as (
  insert into course_categories (college_id, parent_id, name, level, sort)
  select $1, first.id, '中类' || n, 2, n from first, generate_series(1, 5) n returning id, parent_id
), third as (
  insert into course_categories (college_id, parent_id, name, level, sort)
  select $1, second.id, '小类' || n, 3, n from second, generate_series(1, 4) n returning id
) select (select array_agg(id order by id) from third) as thirds, (select array_agg(id order by id) from first) as firsts`

/** Every courseware shows the same ten-minute video file. */
const ADD_FILM = `insert into files (college_id, owner_id, purpose, kind, name, content_type, bytes, sha256, key, in_library, duration, variants, created_at)
select $1, (select min(user_id) from memberships where college_id = $1), 'video', 'video', 'bench.mp4', 'video/mp4', 1000,
  sha256(convert_to('bench' || $1, 'utf8')), 'bench/' || $1, true, 600, '[]', now() returning id`

const ADD_COURSEWARES = `with added as (
  insert into coursewares (college_id, title, type, file_id, updated_at)
  select $1, '课件 ' || n, 1, $2, now() from generate_series(1, $3::int) n returning id
) select array_agg(id order by id) as ids from added`

/**
 * Twenty courses, evenly spread, contain a rare word; every second course contains a common one. Publication times and
 * numbers of learners differ.
 */
const ADD_COURSES = `with added as (
  insert into courses (college_id, category_id, title, introduction, introduction_text, item_count, state, draft, edition,
    published_at, changed_at, learners, updated_at)
  select $1, ($2::bigint[])[1 + n % array_length($2::bigint[], 1)],
    '第 ' || n || case when n % 2 = 0 then ' 课 安全生产' else ' 课 服务礼仪' end
      || case when n % ($3::int / ${RARE.courses}) = 0 then ' ${RARE.zh} ${RARE.en}' else '' end,
    '<p>每天十分钟，把一件小事做好。</p>', '每天十分钟，把一件小事做好。', ${COURSEWARES}, 'published', '{}', 1,
    now() - n * interval '7 minutes', now() - n * interval '3 minutes', n % 997, now()
  from generate_series(1, $3::int) n returning id
) select array_agg(id order by id) as ids from added`

const ADD_CATALOGUES = `with chapter as (
  insert into course_chapters (course_id, key, title, sort) select id, 'c1', '', 0 from unnest($1::bigint[]) id returning id, course_id
), numbered as (
  select course_id, id, row_number() over (order by course_id) - 1 as number from chapter
)
insert into course_items (course_id, courseware_id, chapter_id, is_required, sort)
select course_id, ($2::bigint[])[1 + number * ${COURSEWARES} + piece], id, true, piece
from numbered, generate_series(0, ${COURSEWARES - 1}) piece`

/** Every person has progress in the same number of coursewares, each person in different ones. */
const ADD_RECORDS = `insert into progress (user_id, learn_type, learn_id, college_id, covered, covered_length, total, percent, last_part_seen,
  studied_ms, started_at, last_at, finished_at)
select ($1::bigint[])[person], 2, ($2::bigint[])[1 + ((person * 37 + record)::bigint % array_length($2::bigint[], 1))], $3,
  int4multirange(int4range(0, 300000)), 300000, 600000, 50, false, 300000, now(), now(),
  case when record % 3 = 0 then now() end
from generate_series($4::int, $5::int) person, generate_series(1, $6::int) record`

const ADD_LEARNERS = `insert into course_learners (user_id, course_id, college_id, started_at, last_at)
select distinct p.user_id, ci.course_id, $1::bigint, now(), now()
from progress p join course_items ci on ci.courseware_id = p.learn_id where p.college_id = $1 and p.learn_type = 2`

/** Study times are unique, for this month and in total, so that ranks have no ties. */
const ADD_TIMES = `insert into study_months (college_id, month, user_id, milliseconds, reached_at)
select $1, month, user_id, 60000 + (number * 7919 % 10000019) * 60, now()
from (select user_id, row_number() over () as number from unnest($2::bigint[]) user_id) people,
  (values (date_trunc('month', now())::date), (date '0001-01-01')) months (month)`

const ADD_SESSIONS = `with session as (
  insert into sessions (user_id, created_at, expires_at, ip, user_agent)
  select user_id, now(), now() + interval '30 days', '127.0.0.1', 'bench' from unnest($1::bigint[]) user_id returning id, user_id
)
insert into session_tokens (hash, session_id, kind, generation, expires_at)
select hash, session.id, 'access', 1, now() + interval '2 hours'
from unnest($1::bigint[], $2::bytea[]) as token (user_id, hash) join session using (user_id)`

/**
 * Rows are inserted for this many people at a time: a single statement for ten million rows would use too much memory.
 */
const PEOPLE_AT_ONCE = 5000

async function one<Row extends pg.QueryResultRow>(db: pg.Client, text: string, values: unknown[]): Promise<Row> {
  const { rows } = await db.query<Row>(text, values)
  check(rows[0] !== undefined, 'the company could not be created')
  return rows[0]
}

/** Inserts rows in SQL, equal to those the calls would have stored. */
export async function addCompany(
  db: pg.Client,
  size: CompanySize,
  { records = COMPANIES[size].records }: { records?: number } = {},
): Promise<Company> {
  const { people, courses } = COMPANIES[size]
  const { id: collegeId } = await one<{ id: string }>(db, ADD_COLLEGE, [size])
  const { ids: departments } = await one<{ ids: string[] }>(db, ADD_DEPARTMENTS, [collegeId])
  await db.query('update departments set path = array[id] where college_id = $1', [collegeId])
  const { ids: users } = await one<{ ids: string[] }>(db, ADD_PEOPLE, [collegeId, size, people, departments])
  const { thirds, firsts } = await one<{ thirds: string[]; firsts: string[] }>(db, ADD_CATEGORIES, [collegeId])
  const { id: film } = await one<{ id: string }>(db, ADD_FILM, [collegeId])
  const { ids: coursewares } = await one<{ ids: string[] }>(db, ADD_COURSEWARES, [
    collegeId,
    film,
    courses * COURSEWARES,
  ])
  const { ids } = await one<{ ids: string[] }>(db, ADD_COURSES, [collegeId, thirds, courses])
  await db.query(ADD_CATALOGUES, [ids, coursewares])
  for (let from = 1; from <= people; from += PEOPLE_AT_ONCE) {
    const until = Math.min(people, from + PEOPLE_AT_ONCE - 1)
    await db.query(ADD_RECORDS, [users, coursewares, collegeId, from, until, records / people])
  }
  await db.query(ADD_LEARNERS, [collegeId])
  await db.query(ADD_TIMES, [collegeId, users])
  const readers = users.slice(0, READERS)
  const tokens = readers.map(() => randomBytes(24).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  await db.query(ADD_SESSIONS, [readers, hashes])
  return { collegeId, categoryId: firsts[0] ?? '', courseId: ids[5] ?? '', courses, tokens }
}
