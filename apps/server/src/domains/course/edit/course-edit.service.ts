import type {
  CourseDocument,
  CourseEdition,
  CourseState,
  ManagedCourse,
  ManagedCourseItem,
} from '@sands/contract/course/manage.model'
import type { Id, PageOf } from '@sands/contract/kernel/schema'
import type { CourseSort } from '@sands/rules/course'
import type { SortOrder } from '@sands/rules/sort-order'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import { cleanHtml } from '../../../kernel/html/clean-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { PublicationRequests } from '../../review/index.ts'
import type { CourseCategories } from './category-edit.service.ts'
import { coursewaresOf, documentRecord, filesOf, namesIn, storable } from './course-document.service.ts'
import { presentEdition, presentManaged, presentManagedItem } from './course-edit.present.ts'
import { type CourseId, type CourseRow, courseEditRepo, type ListedCourse } from './course-edit.repo.ts'
import type { CoursewareEditService } from './courseware-edit.service.ts'

export type SeenCourse = { id: CourseId; version: number }
interface ListRequest extends PageRequest {
  keyWord?: string
  categoryId?: Id<'courseCategory'>
  state?: CourseState
  sort?: CourseSort
  order?: SortOrder
}

export interface CourseEditService {
  page(viewer: Viewer, request: ListRequest): Promise<PageOf<ManagedCourseItem>>
  get(db: Db, viewer: Viewer, id: CourseId): Promise<ManagedCourse>
  create(tx: Tx, viewer: Viewer, draft: CourseDocument): Promise<ManagedCourse>
  save(tx: Tx, viewer: Viewer, change: SeenCourse & { draft: CourseDocument }): Promise<ManagedCourse>
  remove(tx: Tx, viewer: Viewer, seen: SeenCourse): Promise<null>
  editions(viewer: Viewer, request: PageRequest & { id: CourseId }): Promise<PageOf<CourseEdition>>
}

export interface CourseEditParts {
  requests: Pick<PublicationRequests, 'drop' | 'expectNone'>
  media: MediaService
  categories: CourseCategories
  coursewares: CoursewareEditService
}

/** Learners see the course now, or will see it at its scheduled time without another check. */
const isOut = (state: CourseRow['state']): boolean => state === 'published' || state === 'scheduled'

export const courseSubject = ({ id, draft }: Pick<CourseRow, 'id' | 'draft'>) => ({
  kind: 'course',
  id,
  name: draft.title,
})

/** Locks the course until the transaction ends, and refuses a version other than the one the caller has seen. */
export async function lockSeen(tx: Tx, viewer: Viewer, { id, version }: SeenCourse): Promise<CourseRow> {
  const row = await courseEditRepo.lock(tx, viewer.collegeId, id)
  if (!row) throw fail('course.unknown')
  if (row.version !== version) throw fail('kernel.changed_meanwhile')
  return row
}

export function createCourseEditService(
  { database, clock, audit, events }: Kernel,
  { media, categories, coursewares, requests }: CourseEditParts,
): CourseEditService {
  const repo = courseEditRepo

  async function find(db: Db, viewer: Viewer, id: CourseId): Promise<ListedCourse> {
    const row = await repo.get(db, viewer.collegeId, id)
    if (!row) throw fail('course.unknown')
    return row
  }

  async function get(db: Db, viewer: Viewer, id: CourseId): Promise<ManagedCourse> {
    const row = await find(db, viewer, id)
    const { draft } = row
    const pictures = await media.pictures(db, filesOf(draft))
    const found = await coursewares.byIds(
      db,
      viewer,
      coursewaresOf(draft).map(({ courseWareId }) => courseWareId),
    )
    const lecturers = await repo.lecturers(db, viewer.collegeId, draft.lecturerIds)
    return presentManaged(row, { pictures, coursewares: found, lecturers })
  }

  /** Until the first publication, the columns that lists and searches in management use come from the draft. */
  async function unpublishedValues(tx: Tx, viewer: Viewer, draft: CourseDocument) {
    const { title, coverFileId, introduction, categoryId } = draft
    const category = categoryId && (await repo.category(tx, viewer.collegeId, categoryId))
    return {
      title,
      coverFileId,
      introduction,
      introductionText: cleanHtml(introduction).text,
      categoryId: category ? category.id : null,
    }
  }

  return {
    get,

    async page(viewer, { keyWord, categoryId, state, sort = 'changed', order = 'desc', ...request }) {
      const db = database.primary
      const categoryIds = categoryId && (await categories.withBelow(db, viewer.collegeId, categoryId))
      const filter = { keyWord, categoryIds, state }
      const [rows, total] = await Promise.all([
        repo.page(db, viewer.collegeId, { filter, sort, order, language: viewer.language, ...pageWindow(request) }),
        repo.total(db, viewer.collegeId, filter),
      ])
      const pictures = await media.pictures(
        db,
        rows.flatMap(({ draft }) => draft.coverFileId ?? []),
      )
      return pageOf(
        rows.map((row) => presentManagedItem(row, pictures)),
        total,
        request,
      )
    },

    async create(tx, viewer, wanted) {
      const draft = await storable(tx, { viewer, media }, wanted)
      const row = await repo.add(tx, {
        ...(await unpublishedValues(tx, viewer, draft)),
        collegeId: viewer.collegeId,
        state: 'draft',
        draft,
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      if (!row) throw new Error('the course was not stored')
      await repo.addFiles(tx, row.id, filesOf(draft))
      await audit.record(tx, viewer, {
        action: 'course.course.created',
        subject: courseSubject(row),
        after: await documentRecord(tx, viewer.collegeId, draft),
      })
      return get(tx, viewer, row.id)
    },

    async save(tx, viewer, { draft: wanted, ...seen }) {
      const before = await lockSeen(tx, viewer, seen)
      const draft = await storable(tx, { viewer, media }, wanted)
      const row = await repo.change(tx, before.id, {
        ...(before.edition === 0 ? await unpublishedValues(tx, viewer, draft) : {}),
        draft,
        updatedBy: viewer.userId,
        updatedAt: clock.now(),
      })
      if (!row) throw fail('course.unknown')
      await repo.addFiles(tx, row.id, filesOf(draft))
      const [old, now] = [
        await documentRecord(tx, viewer.collegeId, before.draft),
        await documentRecord(tx, viewer.collegeId, draft),
      ]
      await audit.record(tx, viewer, {
        action: 'course.course.saved',
        subject: courseSubject(row),
        ...changed(old, now),
      })
      return get(tx, viewer, row.id)
    },

    async remove(tx, viewer, seen) {
      await requests.drop(tx, viewer, seen.id)
      const row = await lockSeen(tx, viewer, seen)
      await requests.expectNone(tx, viewer, row.id)
      // Deleting a published course takes it away from learners, so it needs the right to publish.
      if (isOut(row.state) && !viewer.rights.has('course.publish')) throw fail('kernel.no_permission')
      const now = clock.now()
      await repo.change(tx, row.id, { removedAt: now, publishAt: null, updatedBy: viewer.userId, updatedAt: now })
      const { collegeId } = row
      await events.emit(tx, 'course.taken-away', { courseId: row.id, collegeId, by: viewer, at: now })
      await audit.record(tx, viewer, {
        action: 'course.course.deleted',
        subject: courseSubject(row),
        before: { state: row.state, ...(await documentRecord(tx, viewer.collegeId, row.draft)) },
      })
      return null
    },

    async editions(viewer, { id, ...request }) {
      const db = database.primary
      const course = await find(db, viewer, id)
      const [rows, total] = await Promise.all([
        repo.editions(db, course, pageWindow(request)),
        repo.editionsTotal(db, course),
      ])
      const documents = rows.map(({ document }) => document)
      const pictures = await media.pictures(db, [...new Set(documents.flatMap(filesOf))])
      const names = await namesIn(db, viewer.collegeId, documents)
      return pageOf(
        rows.map((row) => presentEdition(row, { pictures, ...names })),
        total,
        request,
      )
    },
  }
}
