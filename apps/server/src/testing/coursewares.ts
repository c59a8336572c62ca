import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import type { CoursewareType } from '@sands/rules/study'
import { sql } from 'drizzle-orm'
import type { Db } from '../kernel/database/database.ts'

export interface CoursewareOptions {
  /** The first college by default. */
  collegeId?: CollegeId
  /** A video by default. */
  type?: CoursewareType
  /** The duration of a video or a sound. */
  seconds?: number
  pages?: number
  threshold?: number
  minSeconds?: number
  seekAhead?: boolean
  state?: 'draft' | 'published'
}

export interface Courseware {
  id: Id<'courseware'>
  courseId: Id<'course'>
  fileId: Id<'file'>
}

/**
 * Adds a courseware in its own course that everybody in the college may see. Its file is only a row without content.
 */
export function coursewareSql(options: CoursewareOptions = {}): string {
  const { type = 1, seconds = 0, pages = 'null', threshold = 95, minSeconds = 0 } = options
  const { seekAhead = true, state = 'published' } = options
  const college = options.collegeId ?? '(select id from colleges order by sort, id limit 1)'
  return `
    with file as (
      insert into files (college_id, owner_id, purpose, kind, name, content_type, bytes, sha256, key, in_library, status,
        duration, pages, variants, created_at)
      select ${college}, users.id, 'video', 'video', 'piece', 'video/mp4', 1, '\\x00', 'pieces/' || gen_random_uuid(), true, 3,
        ${seconds}, ${pages}, '[]', now() from users order by users.id limit 1 returning files.id, college_id
    ), piece as (
      insert into coursewares (college_id, title, type, file_id, link, threshold, min_seconds, updated_at)
      select college_id, 'A piece of ' || id, ${type}, ${type === 5 ? 'null' : 'id'},
        ${type === 5 ? "'https://example.com'" : 'null'}, ${threshold}, ${minSeconds}, now() from file returning id, college_id
    ), course as (
      insert into courses (college_id, title, seek_ahead, state, draft, edition, item_count, published_at, changed_at, updated_at)
      select college_id, 'A course of ' || id, ${seekAhead}, '${state}', '{}', 1, 1, now(), now(), now() from piece returning id
    ), chapter as (
      insert into course_chapters (course_id, key, title, sort) select id, 'one', 'One', 0 from course returning id
    ), item as (
      insert into course_items (course_id, courseware_id, chapter_id, is_required, sort)
      select course.id, piece.id, chapter.id, true, 0 from course, piece, chapter
    )
    select piece.id, course.id as "courseId", file.id as "fileId" from piece, course, file`
}

export async function aCourseware(db: Db, options: CoursewareOptions = {}): Promise<Courseware> {
  const { rows } = await db.execute<Pick<Courseware, keyof Courseware>>(sql.raw(coursewareSql(options)))
  const [courseware] = rows
  if (!courseware) throw new Error('there is no such courseware')
  return courseware
}
