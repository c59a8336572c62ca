import { sql } from 'drizzle-orm'
import type { FileUseSource } from '../media/index.ts'
import {
  courseCoursewares,
  courseFiles,
  courses,
  coursewareFiles,
  coursewarePictures,
  coursewares,
} from './course.tables.ts'

const isPublished = sql`c.state = 'published' and c.removed_at is null`

/** Covers and pictures of all editions and drafts. Learners see only those of the published edition. */
const courseUses: FileUseSource = {
  kind: 'course.course',
  right: 'course.publish',
  rows: () => sql`select f.file_id, c.id::text as thing_id, c.title as name, case when ${isPublished}
      and (c.cover_file_id = f.file_id or c.introduction like '%data-file-id="' || f.file_id || '"%')
    then 'college' else 'nobody' end as seen_by, c.audience_id
    from ${courseFiles} f join ${courses} c on c.id = f.course_id`,
}

/**
 * The files of courseware are visible through every published course that contains it, and by themselves if the
 * courseware has its own audience. Those that it no longer has are only shown with its earlier editions.
 */
const coursewareUses: FileUseSource = {
  kind: 'course.courseware',
  right: 'course.publish',
  rows: () => sql`select f.file_id, w.id::text as thing_id, w.title as name, shown.seen_by, shown.audience_id
    from (
      select id as courseware_id, file_id from ${coursewares} where file_id is not null
      union all
      select courseware_id, file_id from ${coursewarePictures}) f
    join ${coursewares} w on w.id = f.courseware_id
    cross join lateral (
      select 'nobody' as seen_by, null::bigint as audience_id
      union all
      select 'college', w.audience_id where w.removed_at is null and w.audience_id is not null
      union all
      select 'college', c.audience_id from ${courseCoursewares} ci join ${courses} c on c.id = ci.course_id
      where ci.courseware_id = w.id and w.removed_at is null and ${isPublished}) shown
    union all
    select f.file_id, w.id::text, w.title, 'nobody', null::bigint
    from ${coursewareFiles} f join ${coursewares} w on w.id = f.courseware_id`,
}

export const courseFileUses: readonly FileUseSource[] = [courseUses, coursewareUses]
