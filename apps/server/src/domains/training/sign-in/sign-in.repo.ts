import type { UserId } from '@sands/contract/kernel/schema'
import type { StoredSignIn } from '@sands/rules/training/sign-in'
import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { users } from '../../org/index.ts'
import type { TrainingRow } from '../edit/training-edit.repo.ts'
import type { MemberRow } from '../member/member.repo.ts'
import type { TaskRow, TrainingId, TrainingTaskId } from '../task/record.repo.ts'
import { trainingMembers, trainingRecords, trainings, trainingTasks } from '../training.tables.ts'
import { trainingSignInRefusals, trainingSignIns } from '../training-work.tables.ts'

export type SignInRow = typeof trainingSignIns.$inferSelect
type NewSignIn = typeof trainingSignIns.$inferInsert

const owners = alias(users, 'owners')

export const signInRepo = {
  get: (db: Db, taskId: TrainingTaskId, userId: UserId): Promise<SignInRow | undefined> =>
    db
      .select()
      .from(trainingSignIns)
      .where(and(eq(trainingSignIns.taskId, taskId), eq(trainingSignIns.userId, userId)))
      .then(([row]) => row),

  /** Lets one scan of a member or of a device at a time through, until the transaction ends. */
  async lock(tx: Tx, taskId: TrainingTaskId, names: readonly string[]): Promise<void> {
    const locks = names
      .toSorted()
      .map((name) => sql`pg_advisory_xact_lock(hashtextextended(${`sign-in ${taskId} ${name}`}, 0))`)
    await tx.execute(sql`select ${sql.join(locks, sql`, `)}`)
  },

  /** The rows of these people, and of others who have signed in with their devices. */
  forScans: (
    tx: Tx,
    taskId: TrainingTaskId,
    people: readonly { userId: UserId; deviceId: string }[],
  ): Promise<SignInRow[]> =>
    tx
      .select()
      .from(trainingSignIns)
      .where(
        and(
          eq(trainingSignIns.taskId, taskId),
          or(
            inArray(
              trainingSignIns.userId,
              people.map(({ userId }) => userId),
            ),
            inArray(
              trainingSignIns.deviceId,
              people.map(({ deviceId }) => deviceId),
            ),
          ),
        ),
      ),

  /** Sign-ins of several people by their devices. */
  sign: (tx: Tx, rows: readonly NewSignIn[]): Promise<SignInRow[]> =>
    tx
      .insert(trainingSignIns)
      .values([...rows])
      .onConflictDoUpdate({
        target: [trainingSignIns.taskId, trainingSignIns.userId],
        set: {
          state: sql`excluded.state`,
          signedAt: sql`excluded.signed_at`,
          receivedAt: sql`excluded.received_at`,
          deviceId: sql`excluded.device_id`,
          isReplayed: sql`excluded.is_replayed`,
          changedAt: sql`excluded.changed_at`,
        },
      })
      .returning(),

  /** The last try of a person with the device of another one. */
  async refuse(tx: Tx, values: typeof trainingSignInRefusals.$inferInsert): Promise<void> {
    const { usedBy, refusedAt } = values
    await tx
      .insert(trainingSignInRefusals)
      .values(values)
      .onConflictDoUpdate({
        target: [trainingSignInRefusals.taskId, trainingSignInRefusals.userId],
        set: { usedBy, refusedAt },
      })
  },

  refusals: (db: Db, taskId: TrainingTaskId): Promise<number> =>
    db.$count(trainingSignInRefusals, eq(trainingSignInRefusals.taskId, taskId)),

  put: (tx: Tx, values: NewSignIn): Promise<SignInRow | undefined> => {
    const { taskId: _, userId: _user, ...changed } = values
    return tx
      .insert(trainingSignIns)
      .values(values)
      .onConflictDoUpdate({ target: [trainingSignIns.taskId, trainingSignIns.userId], set: changed })
      .returning()
      .then(([row]) => row)
  },

  /** A request for leave that was taken back leaves nothing. */
  async forget(tx: Tx, taskId: TrainingTaskId, userId: UserId): Promise<void> {
    await tx.delete(trainingSignIns).where(and(eq(trainingSignIns.taskId, taskId), eq(trainingSignIns.userId, userId)))
  },

  /** The same for a task that is no longer part of its project. Only a request that waits is forgotten. */
  async forgetAsked(tx: Tx, taskId: TrainingTaskId, userId: UserId): Promise<void> {
    const asked = eq(trainingSignIns.state, 'leave_asked')
    const forgotten = await tx
      .delete(trainingSignIns)
      .where(and(eq(trainingSignIns.taskId, taskId), eq(trainingSignIns.userId, userId), asked))
      .returning({ taskId: trainingSignIns.taskId })
    if (forgotten.length === 0) return
    const record = and(eq(trainingRecords.taskId, taskId), eq(trainingRecords.userId, userId))
    await tx
      .update(trainingRecords)
      .set({ state: 'started' })
      .where(and(record, eq(trainingRecords.state, 'reviewing')))
  },

  /** The active member with this phone or employee number; undefined unless there is exactly one. */
  memberByNumber: (db: Db, trainingId: TrainingId, number: string): Promise<MemberRow | undefined> =>
    db
      .select(getTableColumns(trainingMembers))
      .from(trainingMembers)
      .innerJoin(users, eq(users.id, trainingMembers.userId))
      .where(
        and(
          eq(trainingMembers.trainingId, trainingId),
          eq(trainingMembers.state, 'active'),
          eq(users.status, 'active'),
          sql`(${users.mobile} = ${number} or lower(${users.userName}) = lower(${number}))`,
        ),
      )
      .limit(2)
      .then((rows) => (rows.length === 1 ? rows[0] : undefined)),

  /** A sign-in task of a project that members see, of any college. */
  open: (db: Db, taskId: TrainingTaskId): Promise<{ task: TaskRow; training: TrainingRow } | undefined> =>
    db
      .select({ task: getTableColumns(trainingTasks), training: getTableColumns(trainings) })
      .from(trainingTasks)
      .innerJoin(trainings, eq(trainings.id, trainingTasks.trainingId))
      .where(and(eq(trainingTasks.id, taskId), isNull(trainingTasks.removedAt), isNull(trainings.removedAt)))
      .then(([row]) => row),

  counts: (
    db: Db,
    taskId: TrainingTaskId,
    trainingId: TrainingId,
  ): Promise<{ state: StoredSignIn; people: number }[]> =>
    db
      .execute<{ state: StoredSignIn; people: number }>(sql`
        select s.state, count(*)::int as people from ${trainingSignIns} s
        join ${trainingMembers} m on m.user_id = s.user_id and m.training_id = ${trainingId} and m.state = 'active'
        where s.task_id = ${taskId} group by s.state order by s.state`)
      .then(({ rows }) => rows),

  isMember: (db: Db, trainingId: TrainingId, userId: UserId): Promise<boolean> =>
    db
      .execute<{ there: boolean }>(sql`select exists (select from ${trainingMembers}
        where training_id = ${trainingId} and user_id = ${userId} and state = 'active') as there`)
      .then(({ rows }) => rows[0]?.there === true),

  /** The sign-in tasks of a project from which the person has asked for leave. */
  askedLeaves: (db: Db, trainingId: TrainingId, userId: UserId): Promise<TrainingTaskId[]> =>
    db
      .execute<{ task_id: TrainingTaskId }>(sql`select s.task_id from ${trainingSignIns} s
        join ${trainingTasks} t on t.id = s.task_id
        where t.training_id = ${trainingId} and s.user_id = ${userId} and s.state = 'leave_asked' order by s.task_id`)
      .then(({ rows }) => rows.map((row) => row.task_id)),

  members: (db: Db, trainingId: TrainingId): Promise<number> =>
    db.$count(trainingMembers, and(eq(trainingMembers.trainingId, trainingId), eq(trainingMembers.state, 'active'))),

  /** Active members, requests for leave first, then refused people, then people without a row, then by name. */
  page: (
    db: Db,
    {
      taskId,
      trainingId,
      size,
      offset,
    }: { taskId: TrainingTaskId; trainingId: TrainingId; size: number; offset: number },
  ) =>
    db
      .select({
        userId: users.id,
        name: users.name,
        userName: users.userName,
        row: trainingSignIns,
        refusedAt: trainingSignInRefusals.refusedAt,
        usedBy: owners.name,
      })
      .from(trainingMembers)
      .innerJoin(users, eq(users.id, trainingMembers.userId))
      .leftJoin(
        trainingSignIns,
        and(eq(trainingSignIns.taskId, taskId), eq(trainingSignIns.userId, trainingMembers.userId)),
      )
      .leftJoin(
        trainingSignInRefusals,
        and(eq(trainingSignInRefusals.taskId, taskId), eq(trainingSignInRefusals.userId, trainingMembers.userId)),
      )
      .leftJoin(owners, eq(owners.id, trainingSignInRefusals.usedBy))
      .where(and(eq(trainingMembers.trainingId, trainingId), eq(trainingMembers.state, 'active')))
      .orderBy(
        sql`${trainingSignIns.state} is distinct from 'leave_asked'`,
        sql`${trainingSignInRefusals.refusedAt} is null`,
        sql`${trainingSignIns.state} is not null`,
        users.name,
        users.id,
      )
      .limit(size)
      .offset(offset),
}
