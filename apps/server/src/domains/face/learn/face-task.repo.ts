import type { TagStatus } from '@sands/contract/study/study.model'
import { SEATED } from '@sands/rules/face/seat'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { faceSeats, faceSessions } from '../face.tables.ts'
import type { FaceId } from '../session/session.repo.ts'

interface TaskRow {
  id: FaceId
  title: string
  tag: TagStatus
  startsAt: Date | null
  endsAt: Date | null
}

interface Wanted {
  tagStatus?: TagStatus | undefined
  now: Date
}

/** 100 before the session, 200 during it, 400 for who was there, 500 for who was not. */
const tasks = ({ collegeId, userId }: Viewer, { tagStatus, now }: Wanted): SQL => sql`
  select * from (
    select f.id, f.title, f.starts_at, f.ends_at,
      case when f.starts_at > ${now} then 100 when f.ends_at > ${now} then 200
        when s.status in ('present', 'late') then 400 else 500 end as tag
    from ${faceSeats} s join ${faceSessions} f on f.id = s.session_id
    where s.user_id = ${userId} and s.status = any(${sql.param([...SEATED])}::text[])
      and f.college_id = ${collegeId} and f.state = 'open' and f.removed_at is null
  ) own where ${tagStatus === undefined ? sql`true` : sql`own.tag = ${tagStatus}`}`

const dateOf = (at: Date | string | null): Date | null => (at === null ? null : new Date(at))

export const faceTaskRepo = {
  first: (db: Db, viewer: Viewer, { limit, ...wanted }: Wanted & { limit: number }): Promise<TaskRow[]> =>
    db
      .execute<{ id: FaceId; title: string; tag: TagStatus; starts_at: Date | null; ends_at: Date | null }>(
        sql`${tasks(viewer, wanted)} order by own.tag, own.starts_at, own.id limit ${limit}`,
      )
      .then(({ rows }) =>
        rows.map(({ starts_at, ends_at, ...row }) => ({
          ...row,
          startsAt: dateOf(starts_at),
          endsAt: dateOf(ends_at),
        })),
      ),

  count: (db: Db, viewer: Viewer, wanted: Wanted): Promise<number> =>
    db
      .execute<{ count: number }>(sql`select count(*)::int as count from (${tasks(viewer, wanted)}) counted`)
      .then(({ rows: [row] }) => row?.count ?? 0),
}
