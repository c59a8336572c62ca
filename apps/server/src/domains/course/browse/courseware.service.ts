import type { CoursewareDetail } from '@sands/contract/course/course.model'
import type { FileId, Id } from '@sands/contract/kernel/schema'
import type { Resource } from '@sands/contract/media/media.model'
import { opensPage } from '@sands/rules/link'
import { LEARN_TYPES } from '@sands/rules/study'
import { picturesIn } from '../../../kernel/html/clean-html.ts'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { createToday, type IsTaskLocked, progressOf } from '../../study/index.ts'
import type { SaleSource } from '../sale.kind.ts'
import { type OpenCourseware, openCourseware } from './access.service.ts'
import { flag } from './catalogue.present.ts'
import { coursewareRepo } from './courseware.repo.ts'

export interface CoursewareService {
  detail(
    viewer: Viewer,
    courseware: { id: Id<'courseware'>; courseId?: Id<'course'> | undefined },
  ): Promise<CoursewareDetail>
}

interface Parts {
  media: Pick<MediaService, 'pictures' | 'shownResources'>
  sales: Pick<SaleSource, 'closed'>
  isTaskLocked: IsTaskLocked
}

/** The courseware that follows this one in the catalogue. */
function nextOf({ coursewares, locks }: OpenCourseware, id: Id<'courseware'>): CoursewareDetail['next'] {
  const next = coursewares[coursewares.findIndex((courseware) => courseware.id === id) + 1]
  return next ? { id: next.id, title: next.title, lock: locks.get(next.id) ?? null } : null
}

export function createCoursewareService(
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { media, sales, isTaskLocked }: Parts,
): CoursewareService {
  const db = database.primary
  const today = createToday({ clock })

  const resourceOf = async (fileId: FileId | null): Promise<Resource | null> =>
    (fileId && (await media.shownResources(db, [fileId])).get(fileId)) || null

  return {
    async detail(viewer, wanted) {
      const open = await openCourseware(db, viewer, wanted, { closed: sales.closed, isTaskLocked })
      const { courseware } = open
      const { id } = courseware
      const lock = open.locks.get(id) ?? null
      const pictureIds = lock ? [] : await coursewareRepo.pictureIds(db, id)
      const [resource, pictures, shown, progress] = await Promise.all([
        resourceOf(lock ? null : courseware.fileId),
        media.pictures(db, pictureIds),
        media.pictures(db, picturesIn(courseware.introduction)),
        today(db, viewer).then((day) => progressOf(db, viewer, { learnType: LEARN_TYPES.courseware, ids: [id], day })),
      ])
      const link = lock ? null : courseware.link
      return {
        id,
        courseId: open.course?.id ?? null,
        title: courseware.title,
        courseWareType: courseware.type,
        introduction: presentHtml(courseware.introduction, shown),
        resource,
        pictures: pictureIds.flatMap((fileId) => pictures.get(fileId) ?? []),
        link,
        isOpenable: opensPage(link),
        progress: progress.get(id) ?? null,
        lock,
        next: nextOf(open, id),
        // Comments on courseware within a course belong to the course.
        isCommentable: flag(open.course === null),
      }
    },
  }
}
