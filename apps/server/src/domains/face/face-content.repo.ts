import { faceLinks } from '@sands/contract/face/face.links'
import type { CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { openTo } from '../study/index.ts'
import { faceCascades, faceSeats, faceSessions } from './face.tables.ts'
import { opened } from './learn/learner.repo.ts'

const isOneOf = (ids: readonly string[]) => sql`${faceSessions.id} = any(${sql.param([...ids])}::bigint[])`
const isOut = eq(faceSessions.state, 'open')

export const faceContentRepo = {
  byIds: (db: Db, collegeId: CollegeId, ids: readonly string[]) =>
    db
      .select({ id: faceSessions.id, title: faceSessions.title, coverFileId: faceSessions.coverFileId })
      .from(faceSessions)
      .where(and(eq(faceSessions.collegeId, collegeId), isOneOf(ids), isNull(faceSessions.removedAt))),

  /** Published sessions for the person, by their audience or a project, and those in which they have or had a seat. */
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
          or(sql`${faceSeats.id} is not null`, openTo(viewer, opened)),
        ),
      )
      .then((rows) => rows.map(({ id }) => id)),

  /** Those of the sessions that are cancelled, with the reason and the time of it. */
  cancelled: (db: Db, ids: readonly string[]): Promise<{ id: string; reason: string | null; at: Date | null }[]> =>
    db
      .execute<{ id: string; reason: string | null; at: Date | string | null }>(sql`
        select f.id::text as id, f.cancel_reason as reason, max(c.at) as at
        from ${faceSessions} f
          left join ${faceCascades} c on c.session_id = f.id and c.kind = 'cancel' and c.undone_at is null
        where f.id = any(${sql.param([...ids])}::bigint[]) and f.state = 'cancelled' group by f.id`)
      .then(({ rows }) => rows.map(({ at, ...row }) => ({ ...row, at: at === null ? null : new Date(at) }))),

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
