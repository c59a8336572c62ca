import { faceLinks } from '@sands/contract/face/face.links'
import type { CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { visibleTo } from '../org/index.ts'
import { faceSeats, faceSessions } from './face.tables.ts'

const isOneOf = (ids: readonly string[]) => sql`${faceSessions.id} = any(${sql.param([...ids])}::bigint[])`
const isOut = eq(faceSessions.state, 'open')

export const faceContentRepo = {
  byIds: (db: Db, collegeId: CollegeId, ids: readonly string[]) =>
    db
      .select({ id: faceSessions.id, title: faceSessions.title, coverFileId: faceSessions.coverFileId })
      .from(faceSessions)
      .where(and(eq(faceSessions.collegeId, collegeId), isOneOf(ids), isNull(faceSessions.removedAt))),

  /** Published sessions for the person, and those in which they have or had a seat. */
  visible: (db: Db, viewer: Viewer, ids: readonly string[]): Promise<Id<'face'>[]> =>
    db
      .select({ id: faceSessions.id })
      .from(faceSessions)
      .leftJoin(faceSeats, and(eq(faceSeats.sessionId, faceSessions.id), eq(faceSeats.userId, viewer.userId)))
      .where(
        and(
          eq(faceSessions.collegeId, viewer.collegeId),
          isOneOf(ids),
          isNull(faceSessions.removedAt),
          sql`${faceSessions.state} in ('open', 'cancelled')`,
          or(sql`${faceSeats.id} is not null`, visibleTo(viewer, faceSessions.audienceId)),
        ),
      )
      .then((rows) => rows.map(({ id }) => id)),

  title: (db: Db, id: Id<'face'>): Promise<string | undefined> =>
    db
      .select({ title: faceSessions.title })
      .from(faceSessions)
      .where(eq(faceSessions.id, id))
      .then(([row]) => row?.title),
}

/** Sessions that an editor can choose as the target of a jump. */
export const faceChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...faceSessions,
    table: faceSessions,
    cover: faceSessions.coverFileId,
    isOut,
    linkTo: (id) => faceLinks.detail(id),
    coverUrl,
  })
