import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { TrainingTaskId } from '../task/record.repo.ts'
import { trainingSignInTries } from '../training-work.tables.ts'

interface Try {
  taskId: TrainingTaskId
  who: string
  now: Date
  /** Tries before this moment are forgotten. */
  forgetBefore: Date
  most: number
}

const isOf = (taskId: TrainingTaskId, who: string) =>
  and(eq(trainingSignInTries.taskId, taskId), eq(trainingSignInTries.who, who))

export const codeTriesRepo = {
  /** Counts one try. Returns false when there were as many as are allowed. */
  book: (db: Db, { taskId, who, now, forgetBefore, most }: Try): Promise<boolean> =>
    db
      .execute(sql`
        insert into ${trainingSignInTries} as t (task_id, who, tries, since) values (${taskId}, ${who}, 1, ${now})
        on conflict (task_id, who) do update
        set tries = case when t.since <= ${forgetBefore} then 1 else t.tries + 1 end,
          since = case when t.since <= ${forgetBefore} then excluded.since else t.since end
        where t.tries < ${most} or t.since <= ${forgetBefore} returning 1`)
      .then(({ rows }) => rows.length > 0),

  since: (db: Db, taskId: TrainingTaskId, who: string): Promise<Date | undefined> =>
    db
      .select({ since: trainingSignInTries.since })
      .from(trainingSignInTries)
      .where(isOf(taskId, who))
      .then(([row]) => row?.since),

  clear: (db: Db, taskId: TrainingTaskId, who: string) => db.delete(trainingSignInTries).where(isOf(taskId, who)),

  takeBack: (db: Db, taskId: TrainingTaskId, who: string) =>
    db
      .update(trainingSignInTries)
      .set({ tries: sql`greatest(${trainingSignInTries.tries} - 1, 0)` })
      .where(isOf(taskId, who)),
}
