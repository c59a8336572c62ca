import type {
  CourseDocument,
  CourseEdition,
  EditionFile,
  ManagedCourse,
  ManagedCourseItem,
  ManagedCourseware,
  NamedLecturer,
} from '@sands/contract/course/manage.model'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { FileContent } from '../../media/index.ts'
import { coursewaresOf } from './course-document.service.ts'
import type { ListedCourse } from './course-edit.repo.ts'

type Pictures = ReadonlyMap<FileId, Picture>

export const presentManagedItem = (row: ListedCourse, pictures: Pictures): ManagedCourseItem => ({
  id: row.id,
  title: row.draft.title,
  cover: (row.draft.coverFileId && pictures.get(row.draft.coverFileId)) ?? null,
  categoryId: row.draft.categoryId,
  categoryName: row.categoryName,
  state: row.state,
  isChanged: row.isChanged,
  publishAt: row.publishAt?.toISOString() ?? null,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  learnNum: row.learners,
  finishNum: row.finishers,
  score: row.score,
  version: row.version,
  updatedAt: row.updatedAt.toISOString(),
  updatedBy: row.updatedByName ?? '',
})

/** Adds the addresses of the pictures, so that the editor can show them. */
const presentDocument = (document: CourseDocument, pictures: Pictures): CourseDocument => ({
  ...document,
  introduction: presentHtml(document.introduction, pictures),
})

export const presentManaged = (
  row: ListedCourse,
  parts: { pictures: Pictures; coursewares: ManagedCourseware[]; lecturers: NamedLecturer[] },
): ManagedCourse => ({
  ...presentManagedItem(row, parts.pictures),
  draft: presentDocument(row.draft, parts.pictures),
  coursewares: parts.coursewares,
  lecturers: parts.lecturers,
  edition: row.edition,
})

interface EditionRow {
  edition: number
  document: CourseDocument
  publishedAt: Date
  publishedBy: string | null
}

interface EditionParts {
  pictures: Pictures
  titleOf: ReadonlyMap<string, string>
  lecturerOf: ReadonlyMap<string, string>
}

const named = (ids: readonly string[], names: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, names.get(id) ?? '']))

export const presentEdition = (
  { edition, document, publishedAt, publishedBy }: EditionRow,
  { pictures, titleOf, lecturerOf }: EditionParts,
): CourseEdition => ({
  edition,
  publishedAt: publishedAt.toISOString(),
  publishedBy: publishedBy ?? '',
  document: presentDocument(document, pictures),
  titles: named(
    coursewaresOf(document).map(({ courseWareId }) => courseWareId),
    titleOf,
  ),
  lecturerNames: named(document.lecturerIds, lecturerOf),
})

export const presentContent = (
  { fileName, bytes, since, until, url }: FileContent,
  mayOpen: boolean,
): EditionFile['contents'][number] => ({
  fileName,
  bytes,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
  url: mayOpen ? url : null,
})
