import type { CoursewareDraft, CoursewareImpact, ManagedCourseware } from '@sands/contract/course/manage.model'
import type { FileId, PageOf } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'
import { linkTarget } from '@sands/rules/link'
import { COURSEWARE_TYPES, type CoursewareType } from '@sands/rules/study'
import type { FileKind } from '@sands/rules/upload'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import { cleanHtml } from '../../../kernel/html/clean-html.ts'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { audienceOf, audienceWords, choicesOf, removeAudience } from '../../org/index.ts'
import type { SettlePayload } from '../study/settle.jobs.ts'
import { presentManagedCourseware } from './courseware-edit.present.ts'
import {
  type CoursewareFilter,
  type CoursewareId,
  type CoursewareRow,
  coursewareEditRepo,
} from './courseware-edit.repo.ts'
import { createCoursewareEffects } from './courseware-effect.service.ts'

type Seen = { id: CoursewareId; version: number }

export interface CoursewareEditService {
  page(viewer: Viewer, request: CoursewareFilter & PageRequest): Promise<PageOf<ManagedCourseware>>
  create(tx: Tx, viewer: Viewer, draft: CoursewareDraft): Promise<ManagedCourseware>
  /** The impact of a change on learners. Stores nothing. */
  impact(viewer: Viewer, change: Seen & CoursewareDraft): Promise<CoursewareImpact>
  update(tx: Tx, viewer: Viewer, change: Seen & CoursewareDraft): Promise<ManagedCourseware>
  remove(tx: Tx, viewer: Viewer, seen: Seen): Promise<null>
  /** Those of the coursewares that exist, in no particular order. */
  byIds(db: Db, viewer: Pick<Viewer, 'collegeId'>, ids: readonly CoursewareId[]): Promise<ManagedCourseware[]>
}

/** The kind of file that courseware of each type is made of. */
const FILE_KIND: Readonly<Record<CoursewareType, FileKind | null>> = {
  [COURSEWARE_TYPES.video]: 'video',
  [COURSEWARE_TYPES.document]: 'document',
  [COURSEWARE_TYPES.audio]: 'audio',
  [COURSEWARE_TYPES.pictures]: 'image',
  [COURSEWARE_TYPES.link]: null,
}
/** A placeholder for the address of the company: only the form of a link is checked here. */
const ANY_ORIGIN = 'https://sands.invalid'
const NO_PICTURES = new Map<FileId, Picture>()

function linkOf(link: string | null): string {
  const { kind } = linkTarget(link, ANY_ORIGIN)
  if (kind !== 'page' && kind !== 'screen') throw fail('course.bad_link')
  return link?.trim() ?? ''
}

/** The parts of a draft that belong to its type. All other parts are ignored. */
function madeOf({ courseWareType, fileId, pictureFileIds, link }: CoursewareDraft) {
  if (courseWareType === COURSEWARE_TYPES.link) return { fileId: null, pictureFileIds: [], link: linkOf(link) }
  if (courseWareType === COURSEWARE_TYPES.pictures) {
    if (pictureFileIds.length === 0) throw fail('course.bad_courseware')
    return { fileId: null, pictureFileIds, link: null }
  }
  if (fileId === null) throw fail('course.bad_courseware')
  return { fileId, pictureFileIds: [], link: null }
}

const filesOf = ({ fileId, pictureFileIds }: { fileId: FileId | null; pictureFileIds: readonly FileId[] }): FileId[] =>
  fileId === null ? [...pictureFileIds] : [fileId]
const hasSameFiles = (one: readonly FileId[], other: readonly FileId[]): boolean =>
  one.every((id) => other.includes(id)) && other.every((id) => one.includes(id))

export interface CoursewareEditParts {
  media: MediaService
  settle: JobKind<SettlePayload>
}

export function createCoursewareEditService(
  kernel: Kernel,
  { media, settle }: CoursewareEditParts,
): CoursewareEditService {
  const { database, clock, audit, jobs } = kernel
  const repo = coursewareEditRepo
  const effects = createCoursewareEffects(kernel)

  async function presented(db: Db, rows: readonly CoursewareRow[]): Promise<ManagedCourseware[]> {
    const ids = rows.map(({ id }) => id)
    const pictures = await repo.pictures(db, ids)
    const files = await repo.files(
      db,
      rows.flatMap(({ fileId }) => fileId ?? []),
    )
    const courses = await repo.courses(db, ids)
    const audience = await choicesOf(
      db,
      rows.map(({ audienceId }) => audienceId),
    )
    const setOf = Map.groupBy(pictures, ({ coursewareId }) => coursewareId)
    const covers = await media.pictures(
      db,
      [...setOf.values()].flatMap(([first]) => first?.fileId ?? []),
    )
    const resources = new Map((await media.resources(files)).map((resource) => [resource.id, resource]))
    const durations = new Map(files.map(({ id, duration }) => [id, duration]))
    return rows.map((row) => {
      const pictureFileIds = (setOf.get(row.id) ?? []).map(({ fileId }) => fileId)
      const [first] = pictureFileIds
      return presentManagedCourseware(row, {
        resource: row.fileId ? resources.get(row.fileId) : undefined,
        duration: (row.fileId && durations.get(row.fileId)) || 0,
        pictureFileIds,
        cover: first ? covers.get(first) : undefined,
        courses: courses.get(row.id),
        audience: audience(row.audienceId),
      })
    })
  }

  async function presentedOne(db: Db, row: CoursewareRow): Promise<ManagedCourseware> {
    const [courseware] = await presented(db, [row])
    if (!courseware) throw fail('course.unknown')
    return courseware
  }

  /** A person may use files of the library, files that this courseware already has, and their own files. */
  async function takeFiles(tx: Tx, viewer: Viewer, parts: { kind: FileKind; ids: FileId[]; before: Set<FileId> }) {
    const known = await repo.kinds(tx, viewer.collegeId, parts.ids)
    if (known.some(({ kind }) => kind !== parts.kind)) throw fail('course.bad_courseware')
    for (const id of parts.ids) if (!parts.before.has(id)) await media.choose(tx, viewer, { id, kinds: [parts.kind] })
  }

  async function valuesOf(
    tx: Tx,
    viewer: Viewer,
    { draft, before = [] }: { draft: CoursewareDraft; before?: FileId[] },
  ) {
    const { fileId, pictureFileIds, link } = madeOf(draft)
    const kind = FILE_KIND[draft.courseWareType]
    const ids = fileId === null ? pictureFileIds : [fileId]
    if (kind !== null) await takeFiles(tx, viewer, { kind, ids, before: new Set(before) })
    const values = {
      title: draft.title.trim(),
      type: draft.courseWareType,
      fileId,
      link,
      // Pictures are removed here: they belong in a picture set or in the introduction of a course.
      introduction: presentHtml(cleanHtml(draft.introduction).html, NO_PICTURES),
      threshold: draft.threshold,
      minSeconds: draft.minSeconds,
      audienceId: await audienceOf(tx, viewer, draft.audience),
      updatedBy: viewer.userId,
      updatedAt: clock.now(),
    }
    return { values, pictureFileIds }
  }

  /** The courseware as the audit log shows it. */
  async function recordOf(tx: Tx, viewer: Viewer, courseware: ManagedCourseware) {
    const { title, courseWareType, fileName, pictureFileIds, link, introduction, threshold, minSeconds } = courseware
    return {
      title,
      courseWareType,
      file: fileName,
      pictures: pictureFileIds,
      link,
      introduction,
      threshold,
      minSeconds,
      ...(await audienceWords(tx, viewer.collegeId, courseware.audience)),
    }
  }

  function asSeen(row: CoursewareRow | undefined, version: number): CoursewareRow {
    if (!row) throw fail('course.unknown')
    if (row.version !== version) throw fail('kernel.changed_meanwhile')
    return row
  }

  const lockSeen = async (tx: Tx, viewer: Viewer, { id, version }: Seen): Promise<CoursewareRow> =>
    asSeen(await repo.lock(tx, viewer.collegeId, id), version)

  const subject = ({ id, title }: Pick<CoursewareRow, 'id' | 'title'>) => ({ kind: 'courseware', id, name: title })

  return {
    async page({ collegeId }, { keyWord, courseWareType, ...request }) {
      const db = database.primary
      const filter = { keyWord, courseWareType }
      const [rows, total] = await Promise.all([
        repo.page(db, collegeId, { ...filter, ...pageWindow(request) }),
        repo.total(db, collegeId, filter),
      ])
      return pageOf(await presented(db, rows), total, request)
    },

    byIds: async (db, { collegeId }, ids) => presented(db, await repo.byIds(db, collegeId, ids)),

    async create(tx, viewer, draft) {
      const { values, pictureFileIds } = await valuesOf(tx, viewer, { draft })
      const row = await repo.add(tx, { ...values, collegeId: viewer.collegeId })
      if (!row) throw new Error('the courseware was not stored')
      await repo.setPictures(tx, row.id, pictureFileIds)
      const courseware = await presentedOne(tx, row)
      await audit.record(tx, viewer, {
        action: 'course.courseware.created',
        subject: subject(row),
        after: await recordOf(tx, viewer, courseware),
      })
      return courseware
    },

    async impact(viewer, { id, version, ...draft }) {
      const [row] = await repo.byIds(database.primary, viewer.collegeId, [id])
      if (asSeen(row, version).type !== draft.courseWareType) throw fail('course.bad_courseware')
      return effects.impact(viewer, { id, ...draft, ...madeOf(draft) })
    },

    async update(tx, viewer, { id, version, ...draft }) {
      const before = await lockSeen(tx, viewer, { id, version })
      if (before.type !== draft.courseWareType) throw fail('course.bad_courseware')
      await effects.allow(tx, viewer, { id, ...draft, ...madeOf(draft) })
      const old = await presentedOne(tx, before)
      const told = await recordOf(tx, viewer, old)
      const oldFiles = filesOf(old)
      const { values, pictureFileIds } = await valuesOf(tx, viewer, { draft, before: oldFiles })
      const isExchanged = !hasSameFiles(oldFiles, filesOf({ fileId: values.fileId, pictureFileIds }))
      if (isExchanged && (await repo.publishedBy(tx, viewer.collegeId, id)) > 0)
        await repo.addEarlierFiles(tx, { coursewareId: id, until: clock.now(), fileIds: oldFiles })
      const row = await repo.change(tx, id, values)
      if (!row) throw fail('course.unknown')
      if (before.audienceId !== null) await removeAudience(tx, before.audienceId)
      await repo.setPictures(tx, id, pictureFileIds)
      await jobs.enqueue(tx, settle, { coursewareId: id })
      const courseware = await presentedOne(tx, row)
      await audit.record(tx, viewer, {
        action: 'course.courseware.updated',
        subject: subject(row),
        ...changed(told, await recordOf(tx, viewer, courseware)),
      })
      return courseware
    },

    async remove(tx, viewer, seen) {
      const row = await lockSeen(tx, viewer, seen)
      const count = await repo.namedBy(tx, viewer.collegeId, row.id)
      if (count > 0) throw fail('course.courseware_in_use', { count })
      const told = await recordOf(tx, viewer, await presentedOne(tx, row))
      await repo.change(tx, row.id, { removedAt: clock.now(), updatedBy: viewer.userId, updatedAt: clock.now() })
      await audit.record(tx, viewer, { action: 'course.courseware.deleted', subject: subject(row), before: told })
      return null
    },
  }
}
