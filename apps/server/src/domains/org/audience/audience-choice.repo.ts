import type { AudienceId, CollegeId } from '@sands/contract/kernel/schema'
import type { AudienceChoice, AudiencePart, AudiencePerson } from '@sands/contract/org/audience.model'
import { EVERYONE } from '@sands/rules/audience'
import { asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { nameOrder } from '../../../kernel/database/name-order.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import {
  audienceMembers,
  audiences,
  departments,
  labels,
  memberships,
  posts,
  userLabels,
  users,
} from '../org.tables.ts'

/** The name of an audience part; a part with a code has a built-in name in every language. */
interface PartName extends Record<string, unknown> {
  kind: AudiencePart['kind']
  id: string
  code: string | null
  name: string
}

const idsOf = (parts: readonly AudiencePart[], kind: AudiencePart['kind'], withChildren?: boolean): string[] => [
  ...new Set(
    parts.flatMap((part) =>
      part.kind === kind && (part.kind !== 'department' || part.withChildren === withChildren) ? part.id : [],
    ),
  ),
]

const list = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::bigint[]`

/**
 * One condition for each kind of part, so that the database reads each list once instead of computing the keys of
 * everyone. Selects the same people as `visibleTo`. The coalesce is for people without a department or post.
 */
function isAmong(collegeId: CollegeId, parts: readonly AudiencePart[]): SQL {
  const alone = idsOf(parts, 'department', false)
  const trees = idsOf(parts, 'department', true)
  const [held, worn, people] = [idsOf(parts, 'post'), idsOf(parts, 'label'), idsOf(parts, 'user')]
  const tests = [
    idsOf(parts, 'college').includes(collegeId) && sql`true`,
    alone.length > 0 && sql`m.department_id = any(${list(alone)})`,
    trees.length > 0 &&
      sql`m.department_id in (select t.id from ${departments} t where t.college_id = ${collegeId} and t.path && ${list(trees)})`,
    held.length > 0 && sql`m.post_id = any(${list(held)})`,
    worn.length > 0 &&
      sql`m.user_id in (select ul.user_id from ${userLabels} ul join ${labels} l on l.id = ul.label_id
          where l.id = any(${list(worn)}) and (l.college_id is null or l.college_id = ${collegeId}))`,
    people.length > 0 && sql`m.user_id = any(${list(people)})`,
  ].filter((test) => test !== false)
  return tests.length > 0 ? sql`coalesce(${sql.join(tests, sql` or `)}, false)` : sql`false`
}

const inside = (collegeId: CollegeId, { included, excluded }: AudienceChoice): SQL => sql`
  from ${memberships} m join ${users} u on u.id = m.user_id
  left join ${departments} d on d.id = m.department_id left join ${posts} p on p.id = m.post_id
  where m.college_id = ${collegeId} and u.status = 'active'
  and ${included.length > 0 ? isAmong(collegeId, included) : sql`true`} and not ${isAmong(collegeId, excluded)}`

/** The ids of the people in an audience, as a subquery. */
export const membersOf = (collegeId: CollegeId, choice: AudienceChoice): SQL =>
  sql`select m.user_id ${inside(collegeId, choice)}`

const person = sql`u.id, u.name, u.user_name as "userName",
  coalesce(d.name, '') as "departmentName", coalesce(p.name, '') as "postName"`

export const audienceChoiceRepo = {
  count: (db: Db, collegeId: CollegeId, choice: AudienceChoice): Promise<number> =>
    db
      .execute<{ people: number }>(sql`select count(*)::int as people ${inside(collegeId, choice)}`)
      .then(({ rows: [row] }) => row?.people ?? 0),

  people: (
    db: Db,
    { collegeId, choice, size, offset }: { collegeId: CollegeId; choice: AudienceChoice; size: number; offset: number },
  ): Promise<AudiencePerson[]> =>
    db
      .execute<AudiencePerson & Record<string, unknown>>(
        sql`select ${person} ${inside(collegeId, choice)} order by u.name, u.id limit ${size} offset ${offset}`,
      )
      .then(({ rows }) => rows),

  /** An index on pairs of characters finds candidates; the full text decides. */
  find: (
    db: Db,
    { collegeId, keyword, limit }: { collegeId: CollegeId; keyword: string; limit: number },
  ): Promise<AudiencePerson[]> =>
    db
      .execute<AudiencePerson & Record<string, unknown>>(
        sql`select ${person} ${inside(collegeId, EVERYONE)}
          and u.grams @> grams_of(${keyword})
          and (u.name ilike ${anywhere(keyword)} or u.user_name ilike ${anywhere(keyword)} or u.mobile = ${keyword})
          order by u.name, u.id limit ${limit}`,
      )
      .then(({ rows }) => rows),

  departments: (db: Db, collegeId: CollegeId) =>
    db
      .select({ id: departments.id, parentId: departments.parentId, name: departments.name })
      .from(departments)
      .where(eq(departments.collegeId, collegeId))
      .orderBy(asc(departments.sort), asc(departments.id)),

  posts: (db: Db, { collegeId, language }: Viewer) =>
    db
      .select({ id: posts.id, name: posts.name })
      .from(posts)
      .where(eq(posts.collegeId, collegeId))
      .orderBy(nameOrder(posts.name, language), asc(posts.id)),

  labels: (db: Db, { collegeId, language }: Viewer) =>
    db
      .select({ id: labels.id, code: labels.code, name: labels.name })
      .from(labels)
      .where(or(isNull(labels.collegeId), eq(labels.collegeId, collegeId)))
      .orderBy(nameOrder(labels.name, language), asc(labels.id)),

  /** The names of the parts that exist in this college. */
  names: (db: Db, collegeId: CollegeId, parts: readonly AudiencePart[]): Promise<PartName[]> => {
    const places = [...new Set([...idsOf(parts, 'department', false), ...idsOf(parts, 'department', true)])]
    return db
      .execute<PartName>(sql`
        select 'college' as kind, id, null as code, name from colleges where id = ${collegeId} and id = any(${list(idsOf(parts, 'college'))})
        union all
        select 'department', id, null, name from ${departments} where college_id = ${collegeId} and id = any(${list(places)})
        union all
        select 'post', id, null, name from ${posts} where college_id = ${collegeId} and id = any(${list(idsOf(parts, 'post'))})
        union all
        select 'label', id, code, name from ${labels} where (college_id is null or college_id = ${collegeId}) and id = any(${list(idsOf(parts, 'label'))})
        union all
        select 'user', u.id, null, u.name from ${users} u join ${memberships} m on m.user_id = u.id
        where m.college_id = ${collegeId} and u.id = any(${list(idsOf(parts, 'user'))})`)
      .then(({ rows }) => rows)
  },

  async remove(tx: Tx, audienceId: AudienceId): Promise<void> {
    await tx.delete(audienceMembers).where(eq(audienceMembers.audienceId, audienceId))
    await tx.delete(audiences).where(eq(audiences.id, audienceId))
  },
}
