import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import type { ReviewPerson } from '@sands/contract/review/review.model'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { departments, memberships, users } from '../../org/index.ts'
import { reviewItems } from '../../review/index.ts'
import type { TaskRow, TrainingId, TrainingTaskId } from '../task/record.repo.ts'
import { trainings, trainingTasks } from '../training.tables.ts'
import { trainingSubmissionFiles, trainingSubmissions } from '../training-work.tables.ts'

export type SubmissionId = Id<'trainingSubmission'>
export type SubmissionRow = typeof trainingSubmissions.$inferSelect
type NewSubmission = typeof trainingSubmissions.$inferInsert

/** A task with the name of its project. */
export interface NamedTask {
  task: TaskRow
  trainingId: TrainingId
  trainingName: string
}

const toMark = (taskIds: readonly TrainingTaskId[]) =>
  and(inArray(trainingSubmissions.taskId, [...taskIds]), eq(trainingSubmissions.state, 'handed_in'))

export const homeworkRepo = {
  /** Everything that a member has handed in for a task, newest first. */
  forMember: (db: Db, taskId: TrainingTaskId, userId: UserId): Promise<SubmissionRow[]> =>
    db
      .select()
      .from(trainingSubmissions)
      .where(and(eq(trainingSubmissions.taskId, taskId), eq(trainingSubmissions.userId, userId)))
      .orderBy(desc(trainingSubmissions.number)),

  byId: (db: Db, collegeId: CollegeId, id: SubmissionId): Promise<SubmissionRow | undefined> =>
    db
      .select()
      .from(trainingSubmissions)
      .where(and(eq(trainingSubmissions.id, id), eq(trainingSubmissions.collegeId, collegeId)))
      .then(([row]) => row),

  lock: (tx: Tx, collegeId: CollegeId, id: SubmissionId): Promise<SubmissionRow | undefined> =>
    tx
      .select()
      .from(trainingSubmissions)
      .where(and(eq(trainingSubmissions.id, id), eq(trainingSubmissions.collegeId, collegeId)))
      .for('update')
      .then(([row]) => row),

  /** Undefined when something else of the member waits for its mark, or took the number. */
  async add(tx: Tx, values: NewSubmission, fileIds: readonly FileId[]): Promise<SubmissionRow | undefined> {
    const [row] = await tx.insert(trainingSubmissions).values(values).onConflictDoNothing().returning()
    if (row && fileIds.length > 0)
      await tx
        .insert(trainingSubmissionFiles)
        .values(fileIds.map((fileId, place) => ({ submissionId: row.id, fileId, place })))
    return row
  },

  async mark(
    tx: Tx,
    id: SubmissionId,
    mark: Pick<NewSubmission, 'state' | 'score' | 'rubric' | 'comment' | 'markedBy' | 'markedAt'>,
  ): Promise<void> {
    await tx.update(trainingSubmissions).set(mark).where(eq(trainingSubmissions.id, id))
  },

  files: (db: Db, ids: readonly SubmissionId[]): Promise<{ submissionId: SubmissionId; fileId: FileId }[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({ submissionId: trainingSubmissionFiles.submissionId, fileId: trainingSubmissionFiles.fileId })
          .from(trainingSubmissionFiles)
          .where(inArray(trainingSubmissionFiles.submissionId, [...ids]))
          .orderBy(asc(trainingSubmissionFiles.submissionId), asc(trainingSubmissionFiles.place)),

  /** The tasks with the names of their projects; also tasks that were removed from a project. */
  tasks: (db: Db, collegeId: CollegeId, ids: readonly TrainingTaskId[]): Promise<NamedTask[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({ task: trainingTasks, trainingId: trainings.id, trainingName: trainings.title })
          .from(trainingTasks)
          .innerJoin(trainings, eq(trainings.id, trainingTasks.trainingId))
          .where(
            and(inArray(trainingTasks.id, [...ids]), eq(trainings.collegeId, collegeId), isNull(trainings.removedAt)),
          ),

  person: (db: Db, collegeId: CollegeId, userId: UserId): Promise<ReviewPerson | undefined> =>
    db
      .select({
        userId: users.id,
        name: users.name,
        userName: users.userName,
        departmentName: sql<string>`coalesce(${departments.name}, '')`,
      })
      .from(users)
      .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.collegeId, collegeId)))
      .leftJoin(departments, eq(departments.id, memberships.departmentId))
      .where(eq(users.id, userId))
      .then(([row]) => row),

  /** How much work of these tasks waits for its mark. */
  countWaiting: (db: Db, taskIds: readonly TrainingTaskId[]): Promise<number> =>
    taskIds.length === 0 ? Promise.resolve(0) : db.$count(trainingSubmissions, toMark(taskIds)),

  /** Work of these tasks that waits in the queue for its mark; locked, the oldest first. */
  lockWaiting: (
    tx: Tx,
    { taskIds, bizType, limit }: { taskIds: readonly TrainingTaskId[]; bizType: number; limit: number },
  ): Promise<SubmissionRow[]> =>
    taskIds.length === 0
      ? Promise.resolve([])
      : tx
          .select()
          .from(trainingSubmissions)
          .where(
            and(
              toMark(taskIds),
              sql`exists (select from ${reviewItems} i where i.biz_type = ${bizType}
                and i.record_id = ${trainingSubmissions.id} and i.state = 'waiting')`,
            ),
          )
          .orderBy(asc(trainingSubmissions.id))
          .limit(limit)
          .for('update'),

  /**
   * What waits for a mark and is not in the queue of reviewers, because it came from a backup or the demo company, or
   * because its task was taken out of the project and has come back.
   */
  notQueued: (db: Db, bizType: number, limit: number): Promise<SubmissionRow[]> =>
    db
      .select()
      .from(trainingSubmissions)
      .where(
        and(
          eq(trainingSubmissions.state, 'handed_in'),
          sql`not exists (select from ${reviewItems} i where i.biz_type = ${bizType}
            and i.record_id = ${trainingSubmissions.id} and i.state <> 'gone')`,
          sql`exists (select from ${trainingTasks} t where t.id = ${trainingSubmissions.taskId} and t.removed_at is null)`,
        ),
      )
      .orderBy(asc(trainingSubmissions.id))
      .limit(limit),
}
