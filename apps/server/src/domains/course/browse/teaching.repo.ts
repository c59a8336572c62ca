import { COURSEWARE_TYPES } from '@sands/rules/study'
import { sql } from 'drizzle-orm'
import type { LecturerId, TeachingSource } from '../../lecturer/index.ts'
import { files } from '../../media/index.ts'
import { visibleTo } from '../../org/index.ts'
import { courseCoursewares, courseLecturers, courses, coursewares } from '../course.tables.ts'

const ids = (values: readonly string[]) => sql`${sql.param([...values])}::bigint[]`

/**
 * The courses of lecturers. The lecturer domain reads them through this source, because it may not import the course
 * domain.
 */
export const courseTeaching: TeachingSource = {
  async forLecturers(db, viewer, lecturerIds) {
    if (lecturerIds.length === 0) return new Map()
    const { rows } = await db.execute<{ lecturer_id: LecturerId; courses: number; seconds: number }>(sql`
      select cl.lecturer_id, count(distinct courses.id)::int as courses, coalesce(round(sum(f.duration)), 0)::int as seconds
      from ${courseLecturers} cl join ${courses} on courses.id = cl.course_id
        left join ${courseCoursewares} ci on ci.course_id = courses.id
        left join ${coursewares} w on w.id = ci.courseware_id
          and w.type in (${COURSEWARE_TYPES.video}, ${COURSEWARE_TYPES.audio})
        left join ${files} f on f.id = w.file_id
      where cl.lecturer_id = any(${ids(lecturerIds)}) and courses.college_id = ${viewer.collegeId}
        and courses.state = 'published' and courses.removed_at is null and ${visibleTo(viewer, courses.audienceId)}
      group by cl.lecturer_id`)
    return new Map(rows.map((row) => [row.lecturer_id, { courses: row.courses, seconds: row.seconds }]))
  },

  /** Counts courses that name the lecturers in their published edition or in their draft. */
  async named(db, lecturerIds) {
    if (lecturerIds.length === 0) return new Map()
    const { rows } = await db.execute<{ lecturer_id: LecturerId; courses: number }>(sql`
      select named.lecturer_id, count(distinct named.course_id)::int as courses from (
        select cl.lecturer_id, cl.course_id from ${courseLecturers} cl join ${courses} c on c.id = cl.course_id
        where c.removed_at is null
        union
        select l.id::bigint, c.id from ${courses} c, jsonb_array_elements_text(c.draft -> 'lecturerIds') l(id)
        where c.removed_at is null) named
      where named.lecturer_id = any(${ids(lecturerIds)}) group by named.lecturer_id`)
    return new Map(rows.map((row) => [row.lecturer_id, row.courses]))
  },
}
