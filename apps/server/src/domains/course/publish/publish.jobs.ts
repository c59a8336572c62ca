import type { CourseDocument } from '@sands/contract/course/manage.model'
import type { AudienceId, CollegeId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { COURSEWARE_TYPES, type CoursewareType } from '@sands/rules/study'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { cleanHtml } from '../../../kernel/html/clean-html.ts'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createAudience, removeAudience } from '../../org/index.ts'
import { documentRecord, itemsOf } from '../edit/course-document.service.ts'
import { type CourseId, type CourseRow, courseEditRepo } from '../edit/course-edit.repo.ts'
import { courseSubject } from '../edit/course-edit.service.ts'
import { countLearners } from '../study/learner.jobs.ts'
import { publishRepo } from './publish.repo.ts'

export interface PublishPayload {
  courseId: CourseId
  publishAt: string
}

/** Of what is there; what has gone since, nobody sees. */
async function thereOf(tx: Tx, collegeId: CollegeId, document: CourseDocument) {
  const ids = itemsOf(document).map(({ courseWareId }) => courseWareId)
  const pieces = await publishRepo.pieces(tx, collegeId, ids)
  const lecturers = await courseEditRepo.holdLecturers(tx, collegeId, document.lecturerIds)
  const category = document.categoryId && (await courseEditRepo.category(tx, collegeId, document.categoryId))
  const typeOf = new Map(pieces.map(({ id, type }) => [id, type]))
  const chapters = document.chapters.map((chapter) => ({
    ...chapter,
    items: chapter.items.filter(({ courseWareId }) => typeOf.has(courseWareId)),
  }))
  return {
    chapters,
    types: chapters.flatMap(({ items }) => items.flatMap(({ courseWareId }) => typeOf.get(courseWareId) ?? [])),
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

/** Publishes what was set for an hour that has come. One that was taken back, or set for another, has another hour. */
async function publishDue(kernel: Kernel, courseId: CourseId, isDue: (publishAt: Date) => boolean): Promise<void> {
  await kernel.database.transaction(async (tx) => {
    const course = await courseEditRepo.lockAny(tx, courseId)
    if (!course?.publishAt || !isDue(course.publishAt)) return
    const now = kernel.clock.now()
    const waiting = await courseEditRepo.edition(tx, courseId, course.edition + 1)
    const document = waiting ?? course.draft
    const edition = { courseId, edition: course.edition + 1, document, publishedAt: now, publishedBy: course.updatedBy }
    if (!waiting) await publishRepo.addEdition(tx, edition)
    const shown = await shownDocument(tx, course)
    const before = shown && (await documentRecord(tx, course.collegeId, shown))
    const live = await goLive(kernel, tx, { course, document, now })
    const after = await documentRecord(tx, course.collegeId, document)
    await kernel.audit.record(tx, 'system', {
      action: 'course.course.published',
      subject: courseSubject(live),
      ...(before ? changed(before, after) : { after }),
      collegeId: course.collegeId,
    })
  })
}

export const publishCourse = (kernel: Kernel): JobKind<PublishPayload> =>
  jobKind<PublishPayload>({
    name: 'course.publish',
    retries: 8,
    limitSeconds: 120,
    run: ({ courseId, publishAt }) => publishDue(kernel, courseId, (hour) => hour.toISOString() === publishAt),
  })

/** For hours whose job was lost, or never was: a company that was restored, or set up by the demo. */
export const publishLateCourses = (kernel: Kernel): JobKind<Record<string, never>> =>
  jobKind<Record<string, never>>({
    name: 'course.publish-late',
    retries: 3,
    limitSeconds: 300,
    cron: '*/5 * * * *',
    async run() {
      const now = kernel.clock.now()
      for (const id of await publishRepo.due(kernel.database.primary, now))
        await publishDue(kernel, id, (hour) => hour <= now)
    },
  })
