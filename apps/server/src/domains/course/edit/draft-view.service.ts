import type { CatalogueCourseware, CourseDetail, CoursewareDetail } from '@sands/contract/course/course.model'
import type { ManagedCourseware } from '@sands/contract/course/manage.model'
import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { opensPage } from '@sands/rules/link'
import { LEARN_STATUS } from '@sands/rules/study'
import { FILE_STATUS } from '@sands/rules/upload'
import { fail } from '../../../kernel/errors.ts'
import { presentHtml } from '../../../kernel/html/present-html.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { LecturerService } from '../../lecturer/index.ts'
import type { MediaService } from '../../media/index.ts'
import { flag } from '../browse/catalogue.present.ts'
import { mainTypeOf } from '../publish/go-live.service.ts'
import { coursewaresOf, filesOf } from './course-document.service.ts'
import type { CoursewareEditService } from './courseware-edit.service.ts'
import type { CoursePreviews } from './preview.service.ts'

/** The course as a new learner would see it if its draft were published, without locks and without progress. */
export interface DraftViews {
  course(viewer: Viewer, draftToken: string): Promise<CourseDetail>
  courseware(viewer: Viewer, draftToken: string, id: Id<'courseware'>): Promise<CoursewareDetail>
}

export interface DraftViewParts {
  media: MediaService
  previews: CoursePreviews
  coursewares: CoursewareEditService
  lecturers: Pick<LecturerService, 'byIds'>
}

const presentCourseware = (courseware: ManagedCourseware, isRequired: boolean): CatalogueCourseware => ({
  id: courseware.id,
  title: courseware.title,
  courseWareType: courseware.courseWareType,
  isRequired: flag(isRequired),
  duration: courseware.duration,
  pages: courseware.pages,
  isReady: flag(courseware.status === FILE_STATUS.ready),
  percent: 0,
  isFinished: 0,
  lock: null,
})

const UNTOUCHED = {
  learnStatus: LEARN_STATUS.fresh,
  percent: 0,
  score: null,
  purchaseStatus: 0,
  continueId: null,
  lastId: null,
  finishTime: null,
  commentCount: 0,
  like: { isLike: 0, likeCount: 0 },
  collect: { isCollect: 0, collectCount: 0 },
  rating: { score: null, scoreCount: 0, myScore: null },
} as const

export function createDraftViews(
  { database, clock }: Kernel,
  { media, previews, coursewares, lecturers }: DraftViewParts,
): DraftViews {
  const db = database.primary

  return {
    async course(viewer, draftToken) {
      const { id, draft, categoryName, publishedAt, learners } = await previews.read(viewer, draftToken)
      const ids = coursewaresOf(draft).map(({ courseWareId }) => courseWareId)
      const [found, teachers, pictures] = await Promise.all([
        coursewares.byIds(db, viewer, ids),
        lecturers.byIds(db, viewer, draft.lecturerIds),
        media.pictures(db, filesOf(draft)),
      ])
      const coursewareOf = new Map(found.map((courseware) => [courseware.id, courseware]))
      const shown = ids.flatMap((courseWareId) => coursewareOf.get(courseWareId) ?? [])
      const cover = (draft.coverFileId && pictures.get(draft.coverFileId)) ?? null
      const now = clock.now().toISOString()
      return {
        ...UNTOUCHED,
        id,
        learnNum: learners,
        fileId: draft.coverFileId,
        fileName: draft.title,
        fileType: mainTypeOf(shown.map(({ courseWareType }) => courseWareType)),
        coverImgUrl: cover?.url ?? null,
        cover,
        lecturerNames: teachers.map(({ name }) => name),
        itemCount: shown.length,
        duration: shown.reduce((seconds, { duration }) => seconds + duration, 0),
        publishTime: publishedAt?.toISOString() ?? now,
        updateTime: now,
        introduction: presentHtml(draft.introduction, pictures),
        categoryName,
        lecturers: teachers,
        catalogue: draft.chapters.map(({ title, items }, place) => ({
          // Chapters get their ids only at publication.
          id: asId<Id<'chapter'>>(String(place + 1)),
          title,
          items: items.flatMap(({ courseWareId, isRequired }) => {
            const courseware = coursewareOf.get(courseWareId)
            return courseware ? presentCourseware(courseware, isRequired) : []
          }),
        })),
        isInOrder: flag(draft.isInOrder),
        seekAhead: flag(draft.seekAhead),
        isCommentable: flag(draft.isCommentable),
      }
    },

    async courseware(viewer, draftToken, id) {
      const course = await previews.read(viewer, draftToken)
      const ids = coursewaresOf(course.draft).map(({ courseWareId }) => courseWareId)
      const found = await coursewares.byIds(db, viewer, ids)
      const courseware = found.find((candidate) => candidate.id === id)
      if (!courseware) throw fail('course.deleted')
      const [resources, pictures] = await Promise.all([
        media.shownResources(db, courseware.fileId ? [courseware.fileId] : []),
        media.pictures(db, courseware.pictureFileIds),
      ])
      const next = found.find((candidate) => candidate.id === ids[ids.indexOf(id) + 1])
      return {
        id,
        courseId: course.id,
        title: courseware.title,
        courseWareType: courseware.courseWareType,
        introduction: courseware.introduction,
        resource: (courseware.fileId && resources.get(courseware.fileId)) ?? null,
        pictures: courseware.pictureFileIds.flatMap((fileId) => pictures.get(fileId) ?? []),
        link: courseware.link,
        isOpenable: opensPage(courseware.link),
        progress: null,
        lock: null,
        next: next ? { id: next.id, title: next.title, lock: null } : null,
        isCommentable: 0,
      }
    },
  }
}
