import type { AudienceId, CollegeId, UserId } from '@sands/contract/kernel/schema'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { Identity } from '../../../kernel/viewer.ts'
import { audienceMembers, audiences, departments, labels, memberships, userLabels, users } from '../org.tables.ts'

/** The recipients: an audience, everyone in the college (null), or those of these people who belong to it. */
export type Recipients = { audienceId: AudienceId | null } | { userIds: readonly UserId[] }

/** The same keys as `audienceKeysOf`, for all members in one query. */
const keys = sql`(array['user:' || m.user_id, 'college:' || m.college_id, 'department:' || m.department_id, 'post:' || m.post_id]
  || array(select 'tree:' || step from unnest(d.path) step)
  || array(select 'label:' || l.id from ${userLabels} ul join ${labels} l on l.id = ul.label_id
           where ul.user_id = m.user_id and (l.college_id is null or l.college_id = m.college_id)))`

/**
 * Looks up each key by the primary key. With all keys in one condition the database may read a long audience from its
 * start for every person, when its statistics say that the audience is short.
 */
const named = (audienceId: AudienceId, excluded: boolean): SQL => sql`exists (select 1 from unnest(${keys}) as own (key)
  where (select a.excluded = ${excluded} from ${audienceMembers} a where a.audience_id = ${audienceId} and a.key = own.key))`

function among(recipients: Recipients): SQL {
  if ('userIds' in recipients) return sql`m.user_id = any(${sql.param([...recipients.userIds])}::bigint[])`
  const { audienceId } = recipients
  return audienceId === null ? sql`true` : sql`${named(audienceId, false)} and not ${named(audienceId, true)}`
}

const members = (collegeId: CollegeId, recipients: Recipients): SQL => sql`
  from ${memberships} m join ${users} u on u.id = m.user_id left join ${departments} d on d.id = m.department_id
  where m.college_id = ${collegeId} and u.status = 'active' and ${among(recipients)}`

/** A condition for any query: the row with this audience is for this person. An exclusion wins over every inclusion. */
export function visibleTo(viewer: Pick<Identity, 'audienceKeys'>, audienceId: AnyColumn | SQL): SQL<boolean> {
  return sql`(${audienceId} is null or coalesce((
    select bool_or(not ${audienceMembers.excluded}) and not bool_or(${audienceMembers.excluded})
    from ${audienceMembers}
    where ${audienceMembers.audienceId} = ${audienceId} and ${audienceMembers.key} = any(${sql.param([...viewer.audienceKeys])}::text[])
  ), false))`
}

export const audienceRepo = {
  async add(
    tx: Tx,
    {
      collegeId,
      included,
      excluded,
    }: { collegeId: CollegeId; included: readonly string[]; excluded: readonly string[] },
  ): Promise<AudienceId> {
    const [audience] = await tx.insert(audiences).values({ collegeId }).returning({ id: audiences.id })
    if (!audience) throw new Error('the audience was not stored')
    // One array parameter for any number of keys.
    const keys = [...included, ...excluded]
    await tx.execute(sql`
      insert into ${audienceMembers} (audience_id, key, excluded)
      select ${audience.id}, key, position > ${included.length}
      from unnest(${sql.param(keys)}::text[]) with ordinality named(key, position)`)
    return audience.id
  },

  /** The next people of an audience, ordered by id. */
  people: (
    db: Db,
    {
      collegeId,
      recipients,
      after,
      limit,
    }: { collegeId: CollegeId; recipients: Recipients; after: UserId | null; limit: number },
  ): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(
        sql`select m.user_id ${members(collegeId, recipients)} and m.user_id > ${after ?? 0} order by m.user_id limit ${limit}`,
      )
      .then(({ rows }) => rows.map((row) => row.user_id)),

  /** How many of the people whom a select of `user_id` returns are not in the audience. */
  countOutside: (
    db: Db,
    { collegeId, audienceId, people }: { collegeId: CollegeId; audienceId: AudienceId; people: SQL },
  ): Promise<number> =>
    db
      .execute<{ people: number }>(sql`select count(*)::int as people from (${people}) who
        where not exists (select ${members(collegeId, { audienceId })} and m.user_id = who.user_id)`)
      .then(({ rows: [row] }) => row?.people ?? 0),

  /** How many people the audience has; counting stops at the limit. */
  count: (
    db: Db,
    { collegeId, recipients, limit }: { collegeId: CollegeId; recipients: Recipients; limit: number },
  ): Promise<number> =>
    db
      .execute<{ people: number }>(
        sql`select count(*)::int as people from (select 1 ${members(collegeId, recipients)} limit ${limit}) counted`,
      )
      .then(({ rows: [row] }) => row?.people ?? 0),

  /** Which of these audiences include the person now. */
  including: (
    db: Db,
    { collegeId, userId, audienceIds }: { collegeId: CollegeId; userId: UserId; audienceIds: readonly AudienceId[] },
  ): Promise<AudienceId[]> =>
    db
      .execute<{ id: AudienceId }>(
        sql`with own as (select unnest(${keys}) as key ${members(collegeId, { userIds: [userId] })})
          select a.audience_id as id from ${audienceMembers} a join own on own.key = a.key
          where a.audience_id = any(${sql.param([...audienceIds])}::bigint[])
          group by a.audience_id having not bool_or(a.excluded)`,
      )
      .then(({ rows }) => rows.map((row) => row.id)),

  members: (db: Db, audienceIds: readonly AudienceId[]) =>
    db
      .select()
      .from(audienceMembers)
      .where(sql`${audienceMembers.audienceId} = any(${sql.param([...audienceIds])}::bigint[])`),
}
