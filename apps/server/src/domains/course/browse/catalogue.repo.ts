import type { Id, UserId } from '@sands/contract/kernel/schema'
import { COURSEWARE_TYPES, type CoursewareType } from '@sands/rules/study'
import { FILE_STATUS } from '@sands/rules/upload'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { files } from '../../media/index.ts'
import { courseChapters, courseCoursewares, coursewarePictures, coursewares } from '../course.tables.ts'
import { coursewarePercent, progressJoin } from '../study/percent.repo.ts'

export interface CatalogueRow extends Record<string, unknown> {
  courseId: Id<'course'>
  chapterId: Id<'chapter'>
  chapterTitle: string
  id: Id<'courseware'>
  title: string
  type: CoursewareType
  isRequired: boolean
  /** Seconds. */
  duration: number
  pages: number
  isReady: boolean
  percent: number
  isFinished: boolean
}

const playing = sql.raw(`(${COURSEWARE_TYPES.video}, ${COURSEWARE_TYPES.audio})`)

export const catalogueRepo = {
  /** The coursewares of these courses in catalogue order, with the progress of the person. */
  forCourses: (db: Db, userId: UserId, courseIds: readonly Id<'course'>[]): Promise<CatalogueRow[]> =>
    db
      .execute<CatalogueRow>(
        sql`select ci.course_id as "courseId", ch.id as "chapterId", ch.title as "chapterTitle", w.id, w.title, w.type,
          ci.is_required as "isRequired", p.finished_at is not null as "isFinished", ${coursewarePercent} as percent,
          case when w.type in ${playing} then round(f.duration)::int else 0 end as duration,
          case w.type when ${COURSEWARE_TYPES.document} then coalesce(f.pages, 0)
            when ${COURSEWARE_TYPES.pictures} then
              (select count(*)::int from ${coursewarePictures} cp where cp.courseware_id = w.id)
            else 0 end as pages,
          coalesce(f.status = ${FILE_STATUS.ready}, true) as "isReady"
        from (select ${userId}::bigint as id) viewer
          cross join ${courseCoursewares} ci
          join ${courseChapters} ch on ch.id = ci.chapter_id
          join ${coursewares} w on w.id = ci.courseware_id
          left join ${files} f on f.id = w.file_id
          ${sql.raw(progressJoin('viewer.id'))}
        where ci.course_id = any(${sql.param([...courseIds])}::bigint[]) order by ci.course_id, ch.sort, ci.sort`,
      )
      .then(({ rows }) => rows),
}
