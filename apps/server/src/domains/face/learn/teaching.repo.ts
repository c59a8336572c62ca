import { sql } from 'drizzle-orm'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { LecturerId, TeachingSource } from '../../lecturer/index.ts'
import { visibleTo } from '../../org/index.ts'
import { faceDays, faceLecturers, faceSessions } from '../face.tables.ts'

/**
 * What lecturers taught face to face, in sessions that the person may see: each session that has begun counts once, its
 * time by the days that are over. A cancelled session counts no more.
 */
export const faceTeaching = ({ clock }: Pick<Kernel, 'clock'>): TeachingSource => ({
  forLecturers: (db, viewer, lecturerIds) =>
    db
      .execute<{ id: LecturerId; courses: number; seconds: number }>(sql`
        select t.lecturer_id as id, count(distinct f.id)::int as courses,
          coalesce(sum(extract(epoch from d.ends_at - d.starts_at)) filter (where d.ends_at <= ${clock.now()}), 0)::int
            as seconds
        from ${faceLecturers} t join ${faceSessions} f on f.id = t.session_id
        join ${faceDays} d on d.session_id = f.id
        where t.lecturer_id = any(${sql.param([...lecturerIds])}::bigint[]) and f.college_id = ${viewer.collegeId}
          and f.state = 'open' and f.removed_at is null and f.starts_at <= ${clock.now()}
          and ${visibleTo(viewer, sql`f.audience_id`)}
        group by t.lecturer_id`)
      .then(({ rows }) => new Map(rows.map(({ id, courses, seconds }) => [id, { courses, seconds }]))),

  named: (db, lecturerIds) =>
    db
      .execute<{ id: LecturerId; sessions: number }>(sql`
        select t.lecturer_id as id, count(*)::int as sessions
        from ${faceLecturers} t join ${faceSessions} f on f.id = t.session_id and f.removed_at is null
        where t.lecturer_id = any(${sql.param([...lecturerIds])}::bigint[]) group by t.lecturer_id`)
      .then(({ rows }) => new Map(rows.map(({ id, sessions }) => [id, sessions]))),
})
