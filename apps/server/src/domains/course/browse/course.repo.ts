import type { AudienceId, CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { COURSEWARE_TYPES, type CoursewareType } from '@sands/rules/study'
import { and, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { courseCategories, courseLearners, courses } from '../course.tables.ts'
import { courseFor } from '../opening.repo.ts'
import { COURSE_PERCENT, progressJoin } from '../study/percent.repo.ts'

export type PictureRow = Parameters<MediaService['picture']>[0]

export interface ListedCourse {
  id: Id<'course'>
  title: string
  main_type: CoursewareType
  item_count: number
  learners: number
  published_at: Date
  changed_at: Date | null
  audience_id: AudienceId | null
  /** The fields from here on describe the person who asks. */
  started_at: Date | null
  finished_at: Date | null
  percent: number | null
  duration: number | null
  lecturer_names: string[] | null
  stars: number | null
  scores: number | null
  cover: PictureRow | null
}

// All lists of courses use this prepared statement, for one page or for all courses.
const LISTED = `with sums as (
  select ci.course_id, ${COURSE_PERCENT} as percent,
    round(sum(case when w.type in (${COURSEWARE_TYPES.video}, ${COURSEWARE_TYPES.audio}) then f.duration else 0 end))::int as duration
  from course_items ci
    join coursewares w on w.id = ci.courseware_id
    left join files f on f.id = w.file_id
    ${progressJoin('$2')}
  where ci.course_id = any($1::bigint[]) group by ci.course_id
), teachers as (
  select cl.course_id, array_agg(l.name order by cl.sort) as names
  from course_lecturers cl join lecturers l on l.id = cl.lecturer_id and l.removed_at is null
  where cl.course_id = any($1::bigint[]) group by cl.course_id
)
select c.id, c.title, c.main_type, c.item_count, c.learners, c.published_at, c.changed_at, c.audience_id,
  cl.started_at, cl.finished_at, s.percent, s.duration, t.names as lecturer_names, sc.stars, sc.scores,
  case when f.id is not null then json_build_object('id', f.id::text, 'key', f.key, 'placeholder', f.placeholder,
    'width', f.width, 'height', f.height, 'variants', f.variants) end as cover
from unnest($1::bigint[]) with ordinality wanted (id, place)
  join courses c on c.id = wanted.id and c.state = 'published' and c.removed_at is null
  left join course_learners cl on cl.user_id = $2 and cl.course_id = c.id
  left join sums s on s.course_id = c.id
  left join teachers t on t.course_id = c.id
  left join social_counts sc on sc.module = ${SOCIAL_MODULES.course} and sc.module_id = c.id
  left join files f on f.id = c.cover_file_id
order by wanted.place`

export const courseRepo = {
  /** The published ones of these courses in the order of the ids, with the progress of the person. */
  listed: (pool: pg.Pool, userId: UserId, ids: readonly Id<'course'>[]): Promise<ListedCourse[]> =>
    pool.query<ListedCourse>({ name: 'course-listed', text: LISTED, values: [ids, userId] }).then(({ rows }) => rows),

  /** A course in any state; `isVisible` tells whether its audience includes the viewer. */
  get: (db: Db, viewer: Viewer, id: Id<'course'>) =>
    db
      .select({
        id: courses.id,
        state: courses.state,
        removedAt: courses.removedAt,
        isVisible: courseFor(viewer).as('is_visible'),
        introduction: courses.introduction,
        isInOrder: courses.isInOrder,
        seekAhead: courses.seekAhead,
        isCommentable: courses.isCommentable,
        categoryName: courseCategories.name,
        lastCoursewareId: courseLearners.lastCoursewareId,
        finishedAt: courseLearners.finishedAt,
      })
      .from(courses)
      .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
      .leftJoin(courseLearners, and(eq(courseLearners.courseId, courses.id), eq(courseLearners.userId, viewer.userId)))
      .where(and(eq(courses.id, id), eq(courses.collegeId, viewer.collegeId)))
      .then(([row]) => row),

  ofLecturer: (db: Db, collegeId: CollegeId, lecturerId: Id<'lecturer'>): Promise<Id<'course'>[]> =>
    db
      .execute<{ course_id: Id<'course'> }>(
        sql`select cl.course_id from course_lecturers cl join lecturers l on l.id = cl.lecturer_id
          where cl.lecturer_id = ${lecturerId} and l.college_id = ${collegeId}`,
      )
      .then(({ rows }) => rows.map((row) => row.course_id)),

  lecturerIds: (db: Db, courseId: Id<'course'>): Promise<Id<'lecturer'>[]> =>
    db
      .execute<{ lecturer_id: Id<'lecturer'> }>(
        sql`select lecturer_id from course_lecturers where course_id = ${courseId} order by sort`,
      )
      .then(({ rows }) => rows.map((row) => row.lecturer_id)),
}
