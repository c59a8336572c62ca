import type { CourseDocument } from '@sands/contract/course/manage.model'
import type { CollegeId, FileId } from '@sands/contract/kernel/schema'
import { COURSEWARE_TYPES } from '@sands/rules/study'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { courseEditions, coursewareFiles, coursewarePictures, coursewares } from '../course.tables.ts'
import type { CourseRow } from './course-edit.repo.ts'
import type { CoursewareId } from './courseware-edit.repo.ts'

interface EditionTime extends Record<string, unknown> {
  document: CourseDocument
  publishedAt: string
  /** When the next edition was published; null for the last one. */
  replacedAt: string | null
}

export interface CoursewareFile extends Record<string, unknown> {
  coursewareId: CoursewareId
  title: string
  fileId: FileId
  isPicture: boolean
  /** When the courseware was given other files; null for those that it has now. */
  until: string | null
}

export const editionFilesRepo = {
  /** An edition that learners have seen, and when it was the current one. */
  edition: (
    db: Db,
    { id, edition: last }: Pick<CourseRow, 'id' | 'edition'>,
    edition: number,
  ): Promise<EditionTime | undefined> =>
    db
      .execute<EditionTime>(
        sql`select e.document, e.published_at as "publishedAt", (
            select min(n.published_at) from ${courseEditions} n
            where n.course_id = e.course_id and n.edition > e.edition and n.edition <= ${last}) as "replacedAt"
          from ${courseEditions} e where e.course_id = ${id} and e.edition = ${edition} and e.edition <= ${last}`,
      )
      .then(({ rows: [row] }) => row),

  /** The present and earlier files of courseware, the first ones first; deleted courseware included. */
  files: (db: Db, collegeId: CollegeId, ids: readonly CoursewareId[]): Promise<CoursewareFile[]> =>
    db
      .execute<CoursewareFile>(
        sql`select w.id as "coursewareId", w.title, f.file_id as "fileId", f.until,
            w.type = ${COURSEWARE_TYPES.pictures} as "isPicture" from ${coursewares} w
          cross join lateral (
            select w.file_id, 0 as place, null::timestamptz as until where w.file_id is not null
            union all
            select p.file_id, p.sort, null from ${coursewarePictures} p where p.courseware_id = w.id
            union all
            select e.file_id, e.sort, e.until from ${coursewareFiles} e where e.courseware_id = w.id) f
          where w.college_id = ${collegeId} and w.id = any(${sql.param([...ids])}::bigint[])
          order by array_position(${sql.param([...ids])}::bigint[], w.id), f.until nulls last, f.place`,
      )
      .then(({ rows }) => rows),
}
