import type { CollegeId, DepartmentId, LabelId, UserId } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { labels, memberships, userLabels, users } from '../org.tables.ts'
import type { Place } from './people.policy.ts'

const ids = (values: readonly string[]): SQL => sql`${sql.param([...values])}::bigint[]`

export const peopleWriteRepo = {
  add: async (tx: Tx, row: typeof users.$inferInsert): Promise<UserId> => {
    const [added] = await tx.insert(users).values(row).returning({ id: users.id })
    if (!added) throw new Error('the person was not stored')
    return added.id
  },

  /** Every change of a person raises their version, in whichever table it is stored. */
  change: (
    db: Db,
    userIds: readonly UserId[],
    fields: Partial<Pick<typeof users.$inferInsert, 'userName' | 'name' | 'mobile' | 'email' | 'status'>> = {},
  ) =>
    db
      .update(users)
      .set({ ...fields, version: sql`${users.version} + 1` })
      .where(sql`${users.id} = any(${ids(userIds)})`),

  async setPlaces(tx: Tx, userId: UserId, places: readonly Place[]): Promise<void> {
    const remaining = places.map(({ collegeId }) => collegeId)
    await tx
      .delete(memberships)
      .where(sql`${memberships.userId} = ${userId} and ${memberships.collegeId} <> all(${ids(remaining)})`)
    for (const [sort, { collegeId, departmentId, postId, leaderId }] of places.entries()) {
      const set = { departmentId, postId, leaderId, sort }
      await tx
        .insert(memberships)
        .values({ userId, collegeId, ...set })
        .onConflictDoUpdate({ target: [memberships.userId, memberships.collegeId], set })
    }
  },

  /** A person who has left a college leads nobody there; the people who reported to them have no leader for now. */
  releaseReports: (tx: Tx, leaderId: UserId, collegeIds: readonly CollegeId[]): Promise<UserId[]> =>
    tx
      .update(memberships)
      .set({ leaderId: null })
      .where(sql`${memberships.leaderId} = ${leaderId} and ${memberships.collegeId} = any(${ids(collegeIds)})`)
      .returning({ userId: memberships.userId })
      .then((rows) => rows.map(({ userId }) => userId)),

  moveTo: (
    db: Db,
    {
      collegeId,
      userIds,
      departmentId,
    }: { collegeId: CollegeId; userIds: readonly UserId[]; departmentId: DepartmentId },
  ) =>
    db
      .update(memberships)
      .set({ departmentId })
      .where(sql`${memberships.collegeId} = ${collegeId} and ${memberships.userId} = any(${ids(userIds)})`),

  /** Labels of other colleges stay as they are. */
  async setLabels(
    tx: Tx,
    { userId, collegeId, labelIds }: { userId: UserId; collegeId: CollegeId; labelIds: readonly LabelId[] },
  ): Promise<void> {
    await tx.execute(sql`delete from ${userLabels} ul using ${labels} l where ul.label_id = l.id and ul.user_id = ${userId}
      and (l.college_id is null or l.college_id = ${collegeId}) and l.id <> all(${ids(labelIds)})`)
    if (labelIds.length > 0)
      await tx
        .insert(userLabels)
        .values([...new Set(labelIds)].map((labelId) => ({ userId, labelId })))
        .onConflictDoNothing()
  },

  /** Writes the country code before numbers that are stored without one. Those that exist in full already stay. */
  writeAreaCodes: (tx: Tx, area: string) =>
    tx.execute(sql`update ${users} u set version = version + 1,
        mobile = '+' || ${area}::text || regexp_replace(regexp_replace(u.mobile, '[^0-9]', '', 'g'), '^0+', '')
      where u.mobile is not null and u.mobile !~ '^[+]' and not exists (select from ${users} o
        where o.mobile = '+' || ${area}::text || regexp_replace(regexp_replace(u.mobile, '[^0-9]', '', 'g'), '^0+', ''))`),
}
