import { sql } from 'drizzle-orm'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { LecturerId, TeachingSource } from '../../lecturer/index.ts'
import { faceDays, faceLecturers, faceSessions } from '../face.tables.ts'

/** What lecturers taught face to face: sessions that have begun, and the time of their days that are over. */
export const faceTeaching = ({ clock }: Pick<Kernel, 'clock'>): TeachingSource => ({
  forLecturers: (db, { collegeId }, lecturerIds) =>
    db
      .execute<{ id: LecturerId; courses: number; seconds: number }>(sql`
        select t.lecturer_id as id, count(distinct f.id)::int as courses,
          coalesce(sum(extract(epoch from d.ends_at - d.starts_at)) filter (where d.ends_at <= ${clock.now()}), 0)::int as seconds
        from ${faceLecturers} t join ${faceSessions} f on f.id = t.session_id
        join ${faceDays} d on d.session_id = f.id
        where t.lecturer_id = any(${sql.param([...lecturerIds])}::bigint[]) and f.college_id = ${collegeId}
          and f.state = 'open' and f.removed_at is null and f.starts_at <= ${clock.now()}
        group by t.lecturer_id`)
      .then(({ rows }) => new Map(rows.map(({ id, ...taught }) => [id, taught]))),

  named: (db, lecturerIds) =>
    db
      .execute<{ id: LecturerId; sessions: number }>(sql`
        select t.lecturer_id as id, count(*)::int as sessions
        from ${faceLecturers} t join ${faceSessions} f on f.id = t.session_id and f.removed_at is null
        where t.lecturer_id = any(${sql.param([...lecturerIds])}::bigint[]) group by t.lecturer_id`)
      .then(({ rows }) => new Map(rows.map(({ id, sessions }) => [id, sessions]))),
})
