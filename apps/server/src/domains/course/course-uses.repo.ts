import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { FileUseSource } from '../media/index.ts'
import {
  courseChapters,
  courseCoursewares,
  courseFiles,
  courses,
  coursewareFiles,
  coursewarePictures,
  coursewares,
} from './course.tables.ts'
import { courseFor, coursewareFor } from './opening.repo.ts'
import type { SaleSource } from './sale.kind.ts'

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

/** Through what a person sees these coursewares: a published course, or null for the courseware by itself. */
const waysTo = (db: Db, viewer: Viewer, ids: readonly string[]) =>
  db
    .execute<{ id: string; courseId: string | null; isFirst: boolean }>(
      sql`select coursewares.id, null::bigint as "courseId", false as "isFirst" from ${coursewares}
        where coursewares.id = any(${sql.param([...ids])}::bigint[]) and coursewares.removed_at is null
          and ${coursewareFor(viewer)}
      union all
      select ci.courseware_id, courses.id, ci.courseware_id = (
          select first.courseware_id from ${courseCoursewares} first join ${courseChapters} ch on ch.id = first.chapter_id
          where first.course_id = courses.id order by ch.sort, first.sort limit 1)
      from ${courseCoursewares} ci join ${courses} on courses.id = ci.course_id
        join ${coursewares} on coursewares.id = ci.courseware_id
      where ci.courseware_id = any(${sql.param([...ids])}::bigint[]) and coursewares.removed_at is null
        and courses.state = 'published' and courses.removed_at is null and ${courseFor(viewer)}`,
    )
    .then(({ rows }) => rows)

/**
 * The files of courseware are visible through every published course that contains it, and by themselves if the
 * courseware has its own audience. Those that it no longer has are only shown with its earlier editions.
 */
const coursewareUses = (closed: SaleSource['closed']): FileUseSource => ({
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

  /** A course that has to be bought shows only the files of its first courseware. */
  async visibleUses(db, viewer, { uses }) {
    const ways = await waysTo(db, viewer, [...new Set(uses.map(({ thingId }) => thingId))])
    const goods = await closed(db, viewer, [...new Set(ways.flatMap(({ courseId }) => courseId ?? []))])
    const open = new Set(
      ways.flatMap(({ id, courseId, isFirst }) => (courseId === null || isFirst || !goods.has(courseId) ? [id] : [])),
    )
    return uses.filter(({ thingId }) => open.has(thingId))
  },
})

export const courseFileUses = ({ closed }: Pick<SaleSource, 'closed'>): readonly FileUseSource[] => [
  courseUses,
  coursewareUses(closed),
]
