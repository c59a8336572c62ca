import { sql } from 'drizzle-orm'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { LecturerId, TeachingSource } from '../../lecturer/index.ts'
import { visibleTo } from '../../org/index.ts'
import { faceDays, faceLecturers, faceSessions } from '../face.tables.ts'

/** What lecturers taught face to face: the time of days that are over, of sessions that the person may see. */
export const faceTeaching = ({ clock }: Pick<Kernel, 'clock'>): TeachingSource => ({
  forLecturers: (db, viewer, lecturerIds) =>
    db
      .execute<{ id: LecturerId; seconds: number }>(sql`
        select t.lecturer_id as id, sum(extract(epoch from d.ends_at - d.starts_at))::int as seconds
        from ${faceLecturers} t join ${faceSessions} f on f.id = t.session_id
        join ${faceDays} d on d.session_id = f.id
        where t.lecturer_id = any(${sql.param([...lecturerIds])}::bigint[]) and f.college_id = ${viewer.collegeId}
          and f.state = 'open' and f.removed_at is null and d.ends_at <= ${clock.now()}
          and ${visibleTo(viewer, sql`f.audience_id`)}
        group by t.lecturer_id`)
      // Sessions are no courses.
      .then(({ rows }) => new Map(rows.map(({ id, seconds }) => [id, { courses: 0, seconds }]))),

  named: (db, lecturerIds) =>
    db
      .execute<{ id: LecturerId; sessions: number }>(sql`
        select t.lecturer_id as id, count(*)::int as sessions
        from ${faceLecturers} t join ${faceSessions} f on f.id = t.session_id and f.removed_at is null
        where t.lecturer_id = any(${sql.param([...lecturerIds])}::bigint[]) group by t.lecturer_id`)
      .then(({ rows }) => new Map(rows.map(({ id, sessions }) => [id, sessions]))),
})
