import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { memberships, users } from '../../org/index.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { trainingMembers } from '../training.tables.ts'

export interface NumberedPerson {
  userId: UserId
  name: string
  isMember: boolean
}

interface Row extends Record<string, unknown> {
  number: string
  user_id: UserId
  name: string
  is_member: boolean
}

export const keyOf = (number: string): string => number.trim().toLowerCase()

/** The people of the college with these user names or phone numbers. A number of several people names nobody. */
export async function peopleByNumber(
  db: Db,
  { trainingId, collegeId }: { trainingId: TrainingId; collegeId: CollegeId },
  numbers: readonly string[],
): Promise<Map<string, NumberedPerson>> {
  const wanted = sql`${sql.param([...new Set(numbers.map(keyOf))])}::text[]`
  const { rows } = await db.execute<Row>(sql`
    select n.number, u.id as user_id, u.name, exists (select from ${trainingMembers} m
      where m.training_id = ${trainingId} and m.user_id = u.id and m.state = 'active') as is_member
    from unnest(${wanted}) n(number)
      join ${users} u on lower(u.user_name) = n.number or u.mobile = n.number
    where u.status = 'active' and exists (select from ${memberships} s
      where s.user_id = u.id and s.college_id = ${collegeId})`)
  const byNumber = Map.groupBy(rows, ({ number }) => number)
  return new Map(
    [...byNumber].flatMap(([number, [person, ...others]]) =>
      person && others.length === 0
        ? [[number, { userId: person.user_id, name: person.name, isMember: person.is_member }]]
        : [],
    ),
  )
}
