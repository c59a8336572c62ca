import type { CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import { trainingLinks } from '@sands/contract/training/training.links'
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { visibleTo } from '../org/index.ts'
import { trainingMembers, trainings } from './training.tables.ts'

const isOneOf = (ids: readonly string[]) => sql`${trainings.id} = any(${sql.param([...ids])}::bigint[])`
const isOut = sql`${trainings.state} in ('not_started', 'running', 'ended')`

export const trainingContentRepo = {
  byIds: (db: Db, collegeId: CollegeId, ids: readonly string[]) =>
    db
      .select({ id: trainings.id, title: trainings.title, coverFileId: trainings.coverFileId })
      .from(trainings)
      .where(and(eq(trainings.collegeId, collegeId), isOneOf(ids), isNull(trainings.removedAt))),

  /** Projects of the person, and those that they may register for. */
  visible: (db: Db, viewer: Viewer, ids: readonly string[]): Promise<Id<'training'>[]> =>
    db
      .select({ id: trainings.id })
      .from(trainings)
      .leftJoin(
        trainingMembers,
        and(eq(trainingMembers.trainingId, trainings.id), eq(trainingMembers.userId, viewer.userId)),
      )
      .where(
        and(
          eq(trainings.collegeId, viewer.collegeId),
          isOneOf(ids),
          isNull(trainings.removedAt),
          isNotNull(trainings.published),
          isOut,
          or(
            eq(trainingMembers.state, 'active'),
            and(sql`(${trainings.published} -> 'join' ->> 'isOpen')::boolean`, visibleTo(viewer, trainings.scopeId)),
          ),
        ),
      )
      .then((rows) => rows.map(({ id }) => id)),

  title: (db: Db, id: Id<'training'>): Promise<string | undefined> =>
    db
      .select({ title: trainings.title })
      .from(trainings)
      .where(eq(trainings.id, id))
      .then(([row]) => row?.title),
}

/** Projects that an editor can choose as the target of a jump. */
export const trainingChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...trainings,
    table: trainings,
    cover: trainings.coverFileId,
    isOut,
    linkTo: (id) => trainingLinks.detail(id),
    coverUrl,
  })
