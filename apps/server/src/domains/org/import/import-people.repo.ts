import type { BatchId, CollegeId, DepartmentId, LabelId, PostId, UserId } from '@sands/contract/kernel/schema'
import { eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { labels, posts, type UserStatus } from '../org.tables.ts'

/** Any number of values in one parameter. */
const texts = (values: readonly (string | null)[]): SQL => sql`${sql.param([...values])}::text[]`
const ids = (values: readonly (string | null)[]): SQL => sql`${sql.param([...values])}::bigint[]`
const numbers = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`

/** A person whose user name, mobile or e-mail is in the file. */
export interface KnownLogin extends Record<string, unknown> {
  id: UserId
  userName: string
  mobile: string | null
  email: string | null
  status: UserStatus
  isMember: boolean
}

export interface NewPerson {
  row: number
  userName: string
  name: string
  mobile: string | null
  email: string | null
  status: UserStatus
}

export interface NewPlace {
  userId: UserId
  departmentId: DepartmentId | null
  postId: PostId | null
  leaderId: UserId | null
}

export interface StoredPerson extends Record<string, unknown> {
  id: UserId
  userName: string
  name: string
  mobile: string | null
  email: string | null
  status: UserStatus
  departmentId: DepartmentId | null
  postId: PostId | null
  leaderId: UserId | null
  /** Labels that can be given in the college. */
  labelIds: LabelId[]
}

export const importPeopleRepo = {
  posts: (db: Db, collegeId: CollegeId) =>
    db.select({ id: posts.id, name: posts.name }).from(posts).where(eq(posts.collegeId, collegeId)),

  /** The company's own labels come last, so that they win over a built-in one with the same name. */
  labels: (db: Db, collegeId: CollegeId) =>
    db
      .select({ id: labels.id, code: labels.code, name: labels.name })
      .from(labels)
      .where(or(isNull(labels.collegeId), eq(labels.collegeId, collegeId)))
      .orderBy(sql`${labels.collegeId} nulls first`),

  /** People who sign in with one of these words already, as user name, mobile or e-mail. */
  async logins(db: Db, collegeId: CollegeId, words: readonly string[]): Promise<KnownLogin[]> {
    const { rows } = await db.execute<KnownLogin>(sql`
      select u.id, lower(u.user_name) as "userName", u.mobile, lower(u.email) as email, u.status, m.user_id is not null as "isMember"
      from users u left join memberships m on m.user_id = u.id and m.college_id = ${collegeId}
      where u.id in (
        select id from users where lower(user_name) = any(${texts(words)})
        union select id from users where mobile = any(${texts(words)})
        union select id from users where lower(email) = any(${texts(words)})
      )`)
    return rows
  },

  /** Those of the people whom an earlier try of this import has added or changed, and which of the two. */
  async writtenBy(db: Db, batchId: BatchId, userIds: readonly UserId[]): Promise<Map<UserId, 'created' | 'updated'>> {
    const { rows } = await db.execute<{ id: UserId; created: boolean }>(sql`
      select subject_id as id, bool_or(action = 'org.user.created') as created from audit_entries
      where subject_kind = 'user' and subject_id = any(${texts(userIds)})
        and action in ('org.user.created', 'org.user.updated') and after ->> 'batchId' = ${batchId}
      group by subject_id`)
    return new Map(rows.map(({ id, created }) => [id, created ? 'created' : 'updated']))
  },

  /** Who reports to whom in the college, page by page. */
  async leaders(db: Db, collegeId: CollegeId, { after, limit }: { after: string; limit: number }) {
    const { rows } = await db.execute<{ id: UserId; userName: string; leader: string }>(sql`
      select m.user_id as id, lower(u.user_name) as "userName", lower(l.user_name) as leader
      from memberships m join users u on u.id = m.user_id join users l on l.id = m.leader_id
      where m.college_id = ${collegeId} and m.user_id > ${after} order by m.user_id limit ${limit}`)
    return rows
  },

  /** People of the college by user name. */
  async members(db: Db, collegeId: CollegeId, userNames: readonly string[]): Promise<Map<string, UserId>> {
    if (userNames.length === 0) return new Map()
    const { rows } = await db.execute<{ id: UserId; userName: string }>(sql`
      select u.id, lower(u.user_name) as "userName" from users u
      join memberships m on m.user_id = u.id and m.college_id = ${collegeId}
      where lower(u.user_name) = any(${texts(userNames)})`)
    return new Map(rows.map(({ id, userName }) => [userName, id]))
  },

  async namesByIds(db: Db, userIds: readonly UserId[]): Promise<Map<UserId, string>> {
    if (userIds.length === 0) return new Map()
    const { rows } = await db.execute<{ id: UserId; name: string }>(
      sql`select id, name from users where id = any(${ids(userIds)})`,
    )
    return new Map(rows.map(({ id, name }) => [id, name]))
  },

  /** In the order of the file. People whose user name, mobile or e-mail was taken meanwhile are left out. */
  async addPeople(tx: Tx, people: readonly NewPerson[], createdAt: Date): Promise<{ id: UserId; userName: string }[]> {
    const columnOf = (field: 'userName' | 'name' | 'mobile' | 'email' | 'status') =>
      texts(people.map((person) => person[field]))
    const { rows } = await tx.execute<{ id: UserId; userName: string }>(sql`
      insert into users (user_name, name, mobile, email, status, created_at)
      select user_name, name, mobile, email, status, ${createdAt.toISOString()}::timestamptz
      from unnest(${columnOf('userName')}, ${columnOf('name')}, ${columnOf('mobile')}, ${columnOf('email')}, ${columnOf('status')}, ${numbers(people.map(({ row }) => row))})
        as person (user_name, name, mobile, email, status, place) order by place
      on conflict do nothing returning id, user_name as "userName"`)
    return rows
  },

  addPlaces: (tx: Tx, collegeId: CollegeId, places: readonly NewPlace[]) =>
    tx.execute(sql`
      insert into memberships (user_id, college_id, department_id, post_id, leader_id)
      select user_id, ${collegeId}, department_id, post_id, leader_id
      from unnest(${ids(places.map(({ userId }) => userId))}, ${ids(places.map(({ departmentId }) => departmentId))},
        ${ids(places.map(({ postId }) => postId))}, ${ids(places.map(({ leaderId }) => leaderId))})
        as place (user_id, department_id, post_id, leader_id)`),

  addLabels: (tx: Tx, given: readonly { userId: UserId; labelId: LabelId }[]) =>
    tx.execute(sql`
      insert into user_labels (user_id, label_id)
      select * from unnest(${ids(given.map(({ userId }) => userId))}, ${ids(given.map(({ labelId }) => labelId))})
      on conflict do nothing`),

  removeLabels: (tx: Tx, taken: readonly { userId: UserId; labelId: LabelId }[]) =>
    tx.execute(sql`
      delete from user_labels using unnest(${ids(taken.map(({ userId }) => userId))}, ${ids(taken.map(({ labelId }) => labelId))})
        as gone (user_id, label_id)
      where user_labels.user_id = gone.user_id and user_labels.label_id = gone.label_id`),

  /** The stored people, locked until the transaction ends. */
  async stored(tx: Tx, collegeId: CollegeId, userIds: readonly UserId[]): Promise<StoredPerson[]> {
    const { rows } = await tx.execute<StoredPerson>(sql`
      select u.id, u.user_name as "userName", u.name, u.mobile, u.email, u.status, m.department_id as "departmentId",
        m.post_id as "postId", m.leader_id as "leaderId", array(
          select given.label_id::text from user_labels given join labels on labels.id = given.label_id
          where given.user_id = u.id and (labels.college_id is null or labels.college_id = ${collegeId})
          order by given.label_id
        ) as "labelIds"
      from users u join memberships m on m.user_id = u.id and m.college_id = ${collegeId}
      where u.id = any(${ids(userIds)}) order by u.id for update of u, m`)
    return rows
  },

  changePeople: (tx: Tx, collegeId: CollegeId, people: readonly StoredPerson[]) => {
    const columnOf = (field: 'name' | 'mobile' | 'email' | 'status') => texts(people.map((person) => person[field]))
    const idsOf = (field: 'id' | 'departmentId' | 'postId' | 'leaderId') => ids(people.map((person) => person[field]))
    return tx.execute(sql`
      with wanted as (
        select * from unnest(${idsOf('id')}, ${columnOf('name')}, ${columnOf('mobile')}, ${columnOf('email')}, ${columnOf('status')},
          ${idsOf('departmentId')}, ${idsOf('postId')}, ${idsOf('leaderId')})
          as person (id, name, mobile, email, status, department_id, post_id, leader_id)
      ), placed as (
        update memberships set department_id = wanted.department_id, post_id = wanted.post_id, leader_id = wanted.leader_id
        from wanted where memberships.user_id = wanted.id and memberships.college_id = ${collegeId}
      )
      update users set name = wanted.name, mobile = wanted.mobile, email = wanted.email, status = wanted.status,
        version = users.version + 1
      from wanted where users.id = wanted.id`)
  },
}
