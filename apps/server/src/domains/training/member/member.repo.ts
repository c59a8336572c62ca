import type { AudienceId, CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import type { MemberSource, MemberState } from '@sands/rules/training/join'
import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { memberships, membersOf } from '../../org/index.ts'
import type { TrainingId, TrainingTaskId } from '../task/record.repo.ts'
import { trainingCounts, trainingMembers, trainings } from '../training.tables.ts'

export type MemberRow = typeof trainingMembers.$inferSelect

const list = (ids: readonly string[]): SQL => sql`${sql.param([...ids])}::bigint[]`
const isMember = (trainingId: TrainingId, userId: UserId) =>
  and(eq(trainingMembers.trainingId, trainingId), eq(trainingMembers.userId, userId))

interface Scope {
  trainingId: TrainingId
  collegeId: CollegeId
  audience: AudienceChoice
}

const missing = ({ trainingId, collegeId, audience }: Scope): SQL => sql`
  from (${membersOf(collegeId, audience)}) a
  where not exists (select from ${trainingMembers} m
    where m.training_id = ${trainingId} and m.user_id = a.user_id and m.state = 'active')`

/** Completed members stay members when the audience changes. */
const superfluous = ({ trainingId, collegeId, audience }: Scope): SQL => sql`
  m.training_id = ${trainingId} and m.state = 'active' and m.source = 'audience' and m.completed_at is null
  and m.user_id not in (${membersOf(collegeId, audience)})`

/** Members by audience who are not in it; without an audience, all of them. */
const outOf = (trainingId: TrainingId, scope: Scope | null): SQL =>
  scope
    ? superfluous(scope)
    : sql`m.training_id = ${trainingId} and m.state = 'active' and m.source = 'audience' and m.completed_at is null`

/** The members that a project has and gets by an audience, as a select of `user_id`. */
const peopleOf = ({
  trainingId,
  collegeId,
  audience,
}: Omit<Scope, 'audience'> & { audience: AudienceChoice | null }) => {
  const others = sql`select user_id from ${trainingMembers}
    where training_id = ${trainingId} and state = 'active' and source <> 'audience'`
  return audience ? sql`${others} union ${membersOf(collegeId, audience)}` : others
}

export interface MemberCounts {
  members: number
  completed: number
  applied: number
}

export interface SyncedTraining {
  id: TrainingId
  collegeId: CollegeId
  audienceId: AudienceId
  state: MemberState | null
  source: MemberSource | null
  isCompleted: boolean
}

export const memberRepo = {
  get: (db: Db, trainingId: TrainingId, userId: UserId): Promise<MemberRow | undefined> =>
    db
      .select()
      .from(trainingMembers)
      .where(isMember(trainingId, userId))
      .then(([row]) => row),

  /** Makes people active members or writes an application. Returns those for whom it changed something. */
  join: (
    tx: Tx,
    {
      trainingId,
      collegeId,
      userIds,
      source,
      state,
      at,
    }: {
      trainingId: TrainingId
      collegeId: CollegeId
      userIds: readonly UserId[]
      source: MemberSource
      state: 'active' | 'applied'
      at: Date
    },
  ): Promise<UserId[]> =>
    tx
      .execute<{ user_id: UserId }>(sql`
        insert into ${trainingMembers} as m (training_id, user_id, college_id, source, state, joined_at, changed_at)
        select ${trainingId}::bigint, u, ${collegeId}::bigint, ${source}, ${state}, ${at}::timestamptz, ${at}::timestamptz
        from unnest(${list(userIds)}) u order by u
        on conflict (training_id, user_id) do update
        set source = excluded.source, state = excluded.state, joined_at = excluded.joined_at,
          changed_at = excluded.changed_at, reason = null
        where m.state <> 'active' and m.state <> excluded.state
        returning m.user_id`)
      .then(({ rows }) => rows.map((row) => row.user_id)),

  /** Members who are added by hand too stay when the audience no longer includes them, or they leave the sign-up. */
  keepByHand: (tx: Tx, trainingId: TrainingId, userIds: readonly UserId[]) =>
    tx.execute(sql`update ${trainingMembers} set source = 'hand' where training_id = ${trainingId}
      and user_id = any(${list(userIds)}) and state = 'active' and source in ('audience', 'sign_up')`),

  /** Ends the membership of people who came by a sign-up; who has completed the project stays. */
  leaveSignUp: (
    tx: Tx,
    trainingId: TrainingId,
    { userIds, reason, at }: { userIds: readonly UserId[]; reason: string | null; at: Date },
  ) =>
    tx
      .update(trainingMembers)
      .set({ state: 'left', reason, changedAt: at })
      .where(
        and(
          eq(trainingMembers.trainingId, trainingId),
          eq(trainingMembers.state, 'active'),
          eq(trainingMembers.source, 'sign_up'),
          sql`${trainingMembers.completedAt} is null and ${trainingMembers.userId} = any(${list(userIds)})`,
        ),
      ),

  /** Those of the people who are active members. */
  activeOf: (db: Db, trainingId: TrainingId, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> =>
    db
      .select({ userId: trainingMembers.userId })
      .from(trainingMembers)
      .where(
        and(
          eq(trainingMembers.trainingId, trainingId),
          eq(trainingMembers.state, 'active'),
          sql`${trainingMembers.userId} = any(${list(userIds)})`,
        ),
      )
      .then((rows) => new Set(rows.map(({ userId }) => userId))),

  /** Up to `limit` people of the audience who are not members yet. */
  missing: (db: Db, scope: Scope, limit: number): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(sql`select a.user_id ${missing(scope)} order by a.user_id limit ${limit}`)
      .then(({ rows }) => rows.map((row) => row.user_id)),

  people: peopleOf,

  countPeople: (db: Db, people: SQL): Promise<number> =>
    db
      .execute<{ people: number }>(sql`select count(*)::int as people from (${people}) who`)
      .then(({ rows: [row] }) => row?.people ?? 0),

  countMissing: (db: Db, scope: Scope): Promise<number> =>
    db
      .execute<{ people: number }>(sql`select count(*)::int as people ${missing(scope)}`)
      .then(({ rows: [row] }) => row?.people ?? 0),

  countSuperfluous: (db: Db, trainingId: TrainingId, scope: Scope | null): Promise<number> =>
    db
      .execute<{ people: number }>(sql`select count(*)::int as people from ${trainingMembers} m
        where ${outOf(trainingId, scope)}`)
      .then(({ rows: [row] }) => row?.people ?? 0),

  /** Ends the membership of people who are no longer in the audience; without an audience, of all who came by one. */
  async leaveAudience(tx: Tx, trainingId: TrainingId, scope: Scope | null, at: Date): Promise<void> {
    await tx.execute(sql`update ${trainingMembers} m set state = 'left', changed_at = ${at}
      where ${outOf(trainingId, scope)}`)
  },

  /** Those of these members who would leave like this. */
  leaving: (
    db: Db,
    { trainingId, scope, userIds }: { trainingId: TrainingId; scope: Scope | null; userIds: readonly UserId[] },
  ): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(sql`select m.user_id from ${trainingMembers} m
        where m.user_id = any(${sql.param([...userIds])}::bigint[]) and ${outOf(trainingId, scope)}`)
      .then(({ rows }) => rows.map((row) => row.user_id)),

  change: (tx: Tx, trainingId: TrainingId, userId: UserId, values: Partial<typeof trainingMembers.$inferInsert>) =>
    tx.update(trainingMembers).set(values).where(isMember(trainingId, userId)),

  /** Active members, completed ones among them, and applications, without reading the members. */
  counts: (db: Db, trainingId: TrainingId): Promise<MemberCounts> =>
    db
      .select({
        members: sql<number>`coalesce(sum(${trainingCounts.members}), 0)::int`,
        completed: sql<number>`coalesce(sum(${trainingCounts.completed}), 0)::int`,
        applied: sql<number>`coalesce(sum(${trainingCounts.applied}), 0)::int`,
      })
      .from(trainingCounts)
      .where(eq(trainingCounts.trainingId, trainingId))
      .then(([row]) => row ?? { members: 0, completed: 0, applied: 0 }),

  count: (db: Db, trainingId: TrainingId): Promise<number> =>
    memberRepo.counts(db, trainingId).then(({ members }) => members),

  /** Those who came by themselves, applications included: they take seats. */
  seats: (db: Db, trainingId: TrainingId): Promise<number> =>
    db.$count(
      trainingMembers,
      and(
        eq(trainingMembers.trainingId, trainingId),
        eq(trainingMembers.source, 'self'),
        sql`${trainingMembers.state} in ('active', 'applied')`,
      ),
    ),

  page: (db: Db, trainingId: TrainingId, { size, offset }: { size: number; offset: number }): Promise<UserId[]> =>
    db
      .select({ userId: trainingMembers.userId })
      .from(trainingMembers)
      .where(and(eq(trainingMembers.trainingId, trainingId), eq(trainingMembers.state, 'active')))
      .orderBy(trainingMembers.userId)
      .limit(size)
      .offset(offset)
      .then((rows) => rows.map(({ userId }) => userId)),

  /** The next active members, ordered by id. */
  active: (
    db: Db,
    trainingId: TrainingId,
    { after, limit }: { after: UserId | null; limit: number },
  ): Promise<UserId[]> =>
    db
      .select({ userId: trainingMembers.userId })
      .from(trainingMembers)
      .where(
        and(
          eq(trainingMembers.trainingId, trainingId),
          eq(trainingMembers.state, 'active'),
          after === null ? undefined : gt(trainingMembers.userId, after),
        ),
      )
      .orderBy(trainingMembers.userId)
      .limit(limit)
      .then((rows) => rows.map(({ userId }) => userId)),

  /** Projects with an audience that the person belongs to, or that belong to one of their colleges. */
  withAudience: (db: Db, userId: UserId): Promise<SyncedTraining[]> =>
    db
      .select({
        id: trainings.id,
        collegeId: trainings.collegeId,
        audienceId: sql<AudienceId>`${trainings.audienceId}`,
        state: trainingMembers.state,
        source: trainingMembers.source,
        isCompleted: sql<boolean>`${trainingMembers.completedAt} is not null`,
      })
      .from(trainings)
      .leftJoin(trainingMembers, and(eq(trainingMembers.trainingId, trainings.id), eq(trainingMembers.userId, userId)))
      .where(
        and(
          sql`${trainings.audienceId} is not null`,
          sql`${trainings.state} in ('not_started', 'running')`,
          sql`(${trainingMembers.userId} is not null or ${trainings.collegeId} in
            (select college_id from ${memberships} where user_id = ${userId}))`,
        ),
      )
      .orderBy(trainings.id),

  /** Those of the people who belong to the college. */
  ofCollege: (db: Db, collegeId: CollegeId, userIds: readonly UserId[]): Promise<UserId[]> =>
    db
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.collegeId, collegeId), sql`${memberships.userId} = any(${list(userIds)})`))
      .then((rows) => rows.map(({ userId }) => userId)),

  latest: (tx: Tx, trainingId: TrainingId, userId: UserId, taskId: TrainingTaskId) =>
    tx.update(trainingMembers).set({ latestTaskId: taskId }).where(isMember(trainingId, userId)),

  /** People who were members before the first publication join with it: their days to the due date begin now. */
  joinNow: (tx: Tx, trainingId: TrainingId, at: Date) =>
    tx
      .update(trainingMembers)
      .set({ joinedAt: at })
      .where(and(eq(trainingMembers.trainingId, trainingId), eq(trainingMembers.state, 'active'))),

  /** Members who have not completed the project and were not reminded since `before`. Marks them as reminded. */
  remind: (
    tx: Tx,
    trainingId: TrainingId,
    { userIds, before, at }: { userIds: readonly UserId[] | null; before: Date; at: Date },
  ): Promise<UserId[]> =>
    tx
      .update(trainingMembers)
      .set({ remindedAt: at })
      .where(
        and(
          eq(trainingMembers.trainingId, trainingId),
          eq(trainingMembers.state, 'active'),
          sql`${trainingMembers.completedAt} is null`,
          sql`(${trainingMembers.remindedAt} is null or ${trainingMembers.remindedAt} <= ${before})`,
          userIds === null ? undefined : sql`${trainingMembers.userId} = any(${list(userIds)})`,
        ),
      )
      .returning({ userId: trainingMembers.userId })
      .then((rows) => rows.map(({ userId }) => userId)),

  hasAny: (db: Db, trainingId: TrainingId): Promise<boolean> =>
    db
      .select({ userId: trainingMembers.userId })
      .from(trainingMembers)
      .where(
        and(
          eq(trainingMembers.trainingId, trainingId),
          ne(trainingMembers.source, 'audience'),
          eq(trainingMembers.state, 'active'),
        ),
      )
      .limit(1)
      .then((rows) => rows.length > 0),
}
