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

/** Of what is there; what has gone since, nobody sees. */
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

/** The type that most of them have; of two that are equal the one that comes first. */
export function mainTypeOf(types: readonly CoursewareType[]): CoursewareType {
  const counts = [...Map.groupBy(types, (type) => type)].map(([type, all]) => ({ type, count: all.length }))
  const [most] = counts.sort((one, other) => other.count - one.count)
  return most?.type ?? COURSEWARE_TYPES.video
}

/** Was checked when it was published or set for its hour. A group that has gone since includes nobody. */
function storeAudience(
  tx: Tx,
  collegeId: CollegeId,
  { included, excluded }: AudienceChoice,
): Promise<AudienceId | null> {
  if (included.length === 0 && excluded.length === 0) return Promise.resolve(null)
  const all = included.length > 0 ? included : [{ kind: 'college' as const, id: collegeId }]
  return createAudience(tx, { collegeId, included: all, excluded })
}

/** What learners see now, before something else takes its place. */
export const shownDocument = (db: Db, { id, edition }: Pick<CourseRow, 'id' | 'edition'>) =>
  edition === 0 ? Promise.resolve(undefined) : courseEditRepo.edition(db, id, edition)

/**
 * A document becomes what learners see. Their progress lies with the courseware, so it stays whatever the catalogue is; who
 * has finished the course stays so.
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
  if (!live) throw new Error('the course is gone')
  if (course.audienceId !== null) await removeAudience(tx, course.audienceId)
  await publishRepo.setCatalogue(tx, course.id, chapters)
  await publishRepo.setLecturers(tx, course.id, lecturerIds)
  await countLearners(events, tx, { course: live, audience: document.audience, now })
  return live
}
