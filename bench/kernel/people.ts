import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { removeRows } from './remove.ts'

export interface BenchPerson {
  userId: string
  /** One access token for each session. */
  tokens: string[]
}

const ADD_USERS = `with added as (
  insert into users (user_name, name, created_at)
  select 'bench-' || $2 || '-' || n, 'Bench ' || n, now() from generate_series(1, $1::int) n
  returning id
), joined as (
  insert into memberships (user_id, college_id)
  select added.id, (select id from colleges order by sort limit 1) from added
)
select id from added`

const ADD_SESSION = `with session as (
  insert into sessions (user_id, created_at, expires_at, ip, user_agent)
  select user_id, now(), now() + interval '30 days', '127.0.0.1', 'bench' from unnest($1::bigint[]) user_id
  returning id, user_id
)
insert into session_tokens (hash, session_id, kind, generation, expires_at)
select hash, session.id, 'access', 1, now() + interval '2 hours'
from unnest($1::bigint[], $2::bytea[]) as token (user_id, hash) join session using (user_id)`

/**
 * Adds people who are signed in, with the rows that sign-in stores. The password call is skipped because it is slow on
 * purpose.
 */
export async function addPeople(
  db: pg.Client,
  { count, sessions = 1 }: { count: number; sessions?: number },
): Promise<BenchPerson[]> {
  const { rows } = await db.query<{ id: string }>(ADD_USERS, [count, randomBytes(4).toString('hex')])
  const people = rows.map(({ id: userId }): BenchPerson => ({ userId, tokens: [] }))
  for (let session = 0; session < sessions; session += 1) {
    const tokens = people.map(() => randomBytes(24).toString('base64url'))
    const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
    await db.query(ADD_SESSION, [people.map(({ userId }) => userId), hashes])
    for (const [index, person] of people.entries()) person.tokens.push(tokens[index] ?? '')
  }
  await db.query('analyze users, memberships, sessions, session_tokens')
  return people
}

/** Signs people of `addPeople` out and deletes them. */
export async function removePeople(db: pg.Client, people: readonly BenchPerson[]): Promise<void> {
  await removeRows(db, { table: 'users', column: 'id', ids: people.map(({ userId }) => userId) })
}
