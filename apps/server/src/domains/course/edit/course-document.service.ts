import type { CourseDocument, DraftCourseware } from '@sands/contract/course/manage.model'
import type { CollegeId, FileId } from '@sands/contract/kernel/schema'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { cleanHtml, picturesIn } from '../../../kernel/html/clean-html.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { audienceWords, checkAudience } from '../../org/index.ts'
import { courseEditRepo } from './course-edit.repo.ts'

export const coursewaresOf = ({ chapters }: CourseDocument): DraftCourseware[] =>
  chapters.flatMap(({ items: coursewares }) => coursewares)

/** The files of the cover and of the pictures within the introduction. */
export const filesOf = ({ coverFileId, introduction }: CourseDocument): FileId[] => [
  ...new Set([...(coverFileId ? [coverFileId] : []), ...picturesIn(introduction)]),
]

/** Keys must be unique, and a course may contain a courseware only once. */
function refuseTwins(document: CourseDocument): void {
  const coursewares = coursewaresOf(document)
  const sets = [document.chapters.map(({ key }) => key), coursewares.map(({ key }) => key)]
  sets.push(coursewares.map(({ courseWareId }) => courseWareId))
  if (sets.some((keys) => new Set(keys).size < keys.length)) throw fail('kernel.malformed')
}

/** Returns the document as it is stored: cleaned, with only those references that this person may use. */
export async function storable(
  tx: Tx,
  { viewer, media }: { viewer: Viewer; media: MediaService },
  draft: CourseDocument,
): Promise<CourseDocument> {
  refuseTwins(draft)
  // The lock makes a simultaneous deletion of a lecturer wait, so that the deletion then finds this course and is
  // refused.
  await courseEditRepo.holdLecturers(tx, viewer.collegeId, draft.lecturerIds)
  await checkAudience(tx, viewer.collegeId, draft.audience)
  const document: CourseDocument = {
    ...draft,
    title: draft.title.trim(),
    introduction: cleanHtml(draft.introduction).html,
    chapters: draft.chapters.map((chapter) => ({ ...chapter, title: chapter.title.trim() })),
  }
  // A person may use files of the library, files that a course of the college already shows, and their own files.
  const used = new Set(await courseEditRepo.usedFiles(tx, viewer.collegeId, filesOf(document)))
  for (const id of filesOf(document)) if (!used.has(id)) await media.choose(tx, viewer, { id, kinds: ['image'] })
  return document
}

/** Titles of courseware and names of lecturers that the documents refer to by id, including deleted ones. */
export async function namesIn(db: Db, collegeId: CollegeId, documents: readonly CourseDocument[]) {
  const coursewares = documents.flatMap(coursewaresOf).map(({ courseWareId }) => courseWareId)
  const people = documents.flatMap(({ lecturerIds }) => lecturerIds)
  const titles = await courseEditRepo.titles(db, collegeId, [...new Set(coursewares)])
  const names = await courseEditRepo.lecturerNames(db, collegeId, [...new Set(people)])
  return {
    titleOf: new Map(titles.map(({ id, title }) => [id, title])),
    lecturerOf: new Map(names.map(({ id, name }) => [id, name])),
  }
}

/** A course as the audit log compares it: names, where the document has ids. */
export async function documentRecord(db: Db, collegeId: CollegeId, document: CourseDocument) {
  const { title, categoryId, coverFileId, introduction, lecturerIds, chapters, audience } = document
  const { isInOrder, seekAhead, isCommentable, points } = document
  const ids = coursewaresOf(document).map(({ courseWareId }) => courseWareId)
  const category = categoryId ? await courseEditRepo.category(db, collegeId, categoryId) : undefined
  const lecturers = await courseEditRepo.lecturers(db, collegeId, lecturerIds)
  const titles = await courseEditRepo.titles(db, collegeId, ids)
  const words = await audienceWords(db, collegeId, audience)
  const titleOf = new Map(titles.map((row) => [row.id, row.title]))
  return {
    title,
    category: category?.name ?? categoryId,
    coverFileId,
    introduction,
    lecturers: lecturerIds.map((id) => lecturers.find((row) => row.id === id)?.name ?? id),
    chapters: chapters.map(({ key, title, items: coursewares }) => ({
      key,
      title,
      items: coursewares.map((courseware) => ({
        key: courseware.key,
        title: titleOf.get(courseware.courseWareId) ?? courseware.courseWareId,
        isRequired: courseware.isRequired,
      })),
    })),
    isInOrder,
    seekAhead,
    isCommentable,
    points,
    ...words,
  }
}
