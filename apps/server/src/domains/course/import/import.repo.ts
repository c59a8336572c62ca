import type { BatchId, CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import type { FileKind } from '@sands/rules/upload'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { lecturers } from '../../lecturer/index.ts'
import { files } from '../../media/index.ts'
import { courses, coursewarePictures, coursewares } from '../course.tables.ts'

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

export interface LibraryFile {
  id: FileId
  name: string
  kind: FileKind
}

export const importRepo = {
  /** Of several lecturers with the same name, the one that is listed first. */
  lecturers: (db: Db, collegeId: CollegeId, names: readonly string[]) =>
    db
      .select({ id: lecturers.id, name: lecturers.name })
      .from(lecturers)
      .where(
        and(
          eq(lecturers.collegeId, collegeId),
          isNull(lecturers.removedAt),
          sql`${lecturers.name} = any(${texts(names)})`,
        ),
      )
      .orderBy(asc(lecturers.sort), asc(lecturers.id)),

  /** Of several files with the same name, the newest comes first. */
  files: (db: Db, collegeId: CollegeId, names: readonly string[]): Promise<LibraryFile[]> =>
    db
      .select({ id: files.id, name: files.name, kind: files.kind })
      .from(files)
      .where(
        and(
          eq(files.collegeId, collegeId),
          eq(files.inLibrary, true),
          inArray(files.kind, ['video', 'audio', 'document', 'image']),
          sql`lower(${files.name}) = any(${texts(names.map((name) => name.toLowerCase()))})`,
        ),
      )
      .orderBy(desc(files.createdAt), desc(files.id)),

  /** Courseware that is made of this file alone; the newest if there are several. */
  coursewareForFile: (db: Db, collegeId: CollegeId, fileId: FileId): Promise<Id<'courseware'> | undefined> =>
    db
      .execute<{ id: Id<'courseware'> }>(
        sql`select w.id from ${coursewares} w where w.college_id = ${collegeId} and w.removed_at is null and (w.file_id = ${fileId}
          or (select array_agg(p.file_id) from ${coursewarePictures} p where p.courseware_id = w.id) = array[${fileId}::bigint])
          order by w.id desc limit 1`,
      )
      .then(({ rows: [row] }) => row?.id),

  /** Rows for which this import already created courses before it was interrupted. */
  doneRows: (db: Db, collegeId: CollegeId, batchId: BatchId): Promise<ReadonlySet<number>> =>
    db
      .execute<{ key: string }>(
        sql`select draft #>> '{chapters,0,key}' as key from ${courses}
          where college_id = ${collegeId} and draft #>> '{chapters,0,key}' like ${`import-${batchId}-%`}`,
      )
      .then(({ rows }) => new Set(rows.map(({ key }) => Number(key.split('-').at(-1))))),
}
