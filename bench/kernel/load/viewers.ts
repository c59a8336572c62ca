import type pg from 'pg'
import { coursewareSql } from '../../../apps/server/src/testing/coursewares.ts'
import type { BenchPerson } from '../people.ts'

export interface BenchViewer {
  token: string
  viewingId: string
}

/** Long enough that no viewer reaches the end. */
const FILM_S = 7200
const FILMS = 50

const ADD_VIEWINGS = `with chosen as (
  select user_id, ($2::bigint[])[1 + (row_number() over ())::int % array_length($2::bigint[], 1)] as learn_id
  from unnest($1::bigint[]) user_id
), person as (
  insert into study_people (user_id) select user_id from chosen
), known as (
  insert into progress (user_id, learn_type, learn_id, college_id, total, started_at, last_at)
  select user_id, 2, learn_id, (select id from colleges order by sort, id limit 1), ${FILM_S * 1000}, now(), now() from chosen
)
insert into viewings (user_id, college_id, learn_type, learn_id, form, total, threshold, min_seconds, seek_ahead, cap_seconds,
  terminal_type, started_at, contact_at, life_at)
select user_id, (select id from colleges order by sort, id limit 1), 2, learn_id, 'media', ${FILM_S * 1000}, 95, 0, true, ${FILM_S},
  2, now() - interval '1 minute', (extract(epoch from now()) * 1000)::bigint - 60000, (extract(epoch from now()) * 1000)::bigint
from chosen returning id, user_id`

/** Inserts viewings as the call stores them: every person has started one of a few films. */
export async function addViewers(db: pg.Client, people: readonly BenchPerson[]): Promise<BenchViewer[]> {
  const films: string[] = []
  for (let film = 0; film < FILMS; film += 1) {
    const { rows } = await db.query<{ id: string }>(coursewareSql({ seconds: FILM_S }))
    films.push(rows[0]?.id ?? '')
  }
  const { rows } = await db.query<{ id: string; user_id: string }>(ADD_VIEWINGS, [
    people.map(({ userId }) => userId),
    films,
  ])
  await db.query('analyze study_people, viewings, progress')
  const viewings = new Map(rows.map((row) => [row.user_id, row.id]))
  return people.map(({ userId, tokens }) => ({ token: tokens[0] ?? '', viewingId: viewings.get(userId) ?? '' }))
}
