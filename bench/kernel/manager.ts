import type pg from 'pg'
import { addPeople } from './people.ts'

const MAKE_ADMINISTRATORS = `insert into user_roles (user_id, role_id)
select user_id, (select id from roles where code = 'administrator') from unnest($1::bigint[]) user_id`

/** Adds people with all rights, each with a token: the number of calls per minute is limited for each person. */
export async function addAdministrators(db: pg.Client, count: number): Promise<{ userId: string; token: string }[]> {
  const people = await addPeople(db, { count })
  await db.query(MAKE_ADMINISTRATORS, [people.map(({ userId }) => userId)])
  return people.map(({ userId, tokens: [token = ''] }) => ({ userId, token }))
}
