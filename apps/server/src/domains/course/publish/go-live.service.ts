import type { CourseDocument } from '@sands/contract/course/manage.model'
import type { AudienceId, CollegeId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { COURSEWARE_TYPES, type CoursewareType } from '@sands/rules/study'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { cleanHtml } from '../../../kernel/html/clean-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createAudience, removeAudience } from '../../org/index.ts'
import { coursewaresOf } from '../edit/course-document.service.ts'
import { type CourseRow, courseEditRepo } from '../edit/course-edit.repo.ts'
import { countLearners } from '../study/count-learners.service.ts'
import { publishRepo } from './publish.repo.ts'

/** Drops courseware, lecturers and categories deleted since the document was saved. */
async function thereOf(tx: Tx, collegeId: CollegeId, document: CourseDocument) {
  const ids = coursewaresOf(document).map(({ courseWareId }) => courseWareId)
  const coursewares = await publishRepo.coursewares(tx, collegeId, ids)
  const lecturers = await courseEditRepo.holdLecturers(tx, collegeId, document.lecturerIds)
  const category = document.categoryId && (await courseEditRepo.category(tx, collegeId, document.categoryId))
  const typeOf = new Map(coursewares.map(({ id, type }) => [id, type]))
  const chapters = document.chapters.map((chapter) => ({
    ...chapter,
    items: chapter.items.filter(({ courseWareId }) => typeOf.has(courseWareId)),
  }))
  return {
    chapters,
    types: chapters.flatMap(({ items: coursewares }) =>
      coursewares.flatMap(({ courseWareId }) => typeOf.get(courseWareId) ?? []),
    ),
    lecturerIds: document.lecturerIds.filter((id) => lecturers.includes(id)),
    categoryId: category ? category.id : null,
  }
}

/** The most frequent type; of equally frequent types the first. */
export function mainTypeOf(types: readonly CoursewareType[]): CoursewareType {
  const counts = [...Map.groupBy(types, (type) => type)].map(([type, all]) => ({ type, count: all.length }))
  const [most] = counts.sort((one, other) => other.count - one.count)
  return most?.type ?? COURSEWARE_TYPES.video
}

/** The audience was checked when the course was published or scheduled. A group deleted since then includes nobody. */
function storeAudience(
  tx: Tx,
  collegeId: CollegeId,
  { included, excluded }: AudienceChoice,
): Promise<AudienceId | null> {
  if (included.length === 0 && excluded.length === 0) return Promise.resolve(null)
  const all = included.length > 0 ? included : [{ kind: 'college' as const, id: collegeId }]
  return createAudience(tx, { collegeId, included: all, excluded })
}

/** The document that learners see now, before another edition replaces it. */
export const shownDocument = (db: Db, { id, edition }: Pick<CourseRow, 'id' | 'edition'>) =>
  edition === 0 ? Promise.resolve(undefined) : courseEditRepo.edition(db, id, edition)

/**
 * Makes a document visible to learners. Progress belongs to courseware, so a change of the catalogue keeps it. People
 * who have finished the course stay finished.
 */
export async function goLive(
  { events }: Pick<Kernel, 'events'>,
  tx: Tx,
  { course, document, now }: { course: CourseRow; document: CourseDocument; now: Date },
): Promise<CourseRow> {
  const { chapters, types, lecturerIds, categoryId } = await thereOf(tx, course.collegeId, document)
  const { html, text } = cleanHtml(document.introduction)
  const edition = course.edition + 1
  const audienceId = await storeAudience(tx, course.collegeId, document.audience)
  const live = await courseEditRepo.change(tx, course.id, {
    title: document.title,
    categoryId,
    audienceId,
    coverFileId: document.coverFileId,
    introduction: html,
    introductionText: text,
    isInOrder: document.isInOrder,
    seekAhead: document.seekAhead,
    isCommentable: document.isCommentable,
    points: document.points,
    mainType: mainTypeOf(types),
    itemCount: types.length,
    state: 'published',
    edition,
    publishAt: null,
    publishedAt: course.publishedAt ?? now,
    changedAt: now,
    updatedBy: course.updatedBy,
    updatedAt: course.updatedAt,
  })
  if (!live) throw new Error('the course was deleted')
  if (course.audienceId !== null) await removeAudience(tx, course.audienceId)
  await publishRepo.setCatalogue(tx, course.id, chapters)
  await publishRepo.setLecturers(tx, course.id, lecturerIds)
  await countLearners(events, tx, { course: live, audience: document.audience, now })
  return live
}
