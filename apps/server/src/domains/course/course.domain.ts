import { defineDomain } from '../../kernel/domain.ts'
import { createPort, type Port } from '../../kernel/port.ts'
import type { LecturerServices } from '../lecturer/index.ts'
import type { MediaServices } from '../media/index.ts'
import type { OpsServices } from '../ops/index.ts'
import type { ReviewServices } from '../review/index.ts'
import type { SocialServices } from '../social/index.ts'
import type { StudyServices } from '../study/index.ts'
import { type CourseService, createCourseService } from './browse/course.service.ts'
import { createCoursewareService } from './browse/courseware.service.ts'
import { createSearchService } from './browse/search.service.ts'
import { courseTeaching } from './browse/teaching.repo.ts'
import { createVisibleCourses } from './browse/visible-courses.service.ts'
import { loadCourseDemo } from './course.demo.ts'
import { courseTriggers } from './course.events.ts'
import { courseRoutes } from './course.routes.ts'
import { courseContent, coursewareContent } from './course-content.service.ts'
import { createCourseManagement } from './course-management.service.ts'
import { pastCourseEvents } from './course-past.repo.ts'
import { courseFileUses } from './course-uses.repo.ts'
import { courseDrawings } from './demo/cover.demo.ts'
import { createDraftViews } from './edit/draft-view.service.ts'
import { coursewareReplaceEffect, settleReplacedFiles } from './edit/replace-effect.service.ts'
import { courseManageRoutes } from './manage.routes.ts'
import { publicationApprovals } from './publish/publication.service.ts'
import { publishCourse, publishLateCourses } from './publish/publish.jobs.ts'
import type { SaleSource } from './sale.kind.ts'
import { coursewareLearnKind } from './study/learn.kind.ts'
import { findLearners } from './study/learner.jobs.ts'
import { listenToStudy } from './study/learner.service.ts'
import { createMyStudyService } from './study/my-study.service.ts'
import { settleCourseware } from './study/settle.jobs.ts'
import { courseTaskKind, coursewareTaskKind } from './study/task.kind.ts'
import { tellFinishers, tellMarkedFinishers } from './study/tell-finishers.jobs.ts'

interface Needs {
  ops: OpsServices
  media: MediaServices
  social: SocialServices
  study: StudyServices
  review: Pick<ReviewServices, 'approvals' | 'approvalKinds'>
  lecturer: LecturerServices
}

export interface CourseServices {
  courses: CourseService
  /** Provided by the shop domain. */
  sales: Port<SaleSource>
}

export const courseDomain = defineDomain({
  name: 'course',
  roles: {
    'content-author': ['course.edit'],
    'training-manager': ['course.edit', 'course.publish', 'course.reports.view'],
    teacher: ['course.reports.view'],
  },
  triggers: [courseTriggers],
  demoDrawings: courseDrawings,
  demo: loadCourseDemo,
  demoEvents: pastCourseEvents,
  compose(kernel, { ops, media: { media, fileUses, replaceEffects }, social, study, review, lecturer }: Needs) {
    const { lecturers } = lecturer
    const { isTaskLocked } = study
    const visibleCourses = createVisibleCourses(kernel)
    const sales = createPort<SaleSource>('courses that are sold')
    const sale: SaleSource = {
      goodsFor: (viewer, ids) => sales.get().goodsFor(viewer, ids),
      bought: (db, viewer, ids) => sales.get().bought(db, viewer, ids),
      closed: (db, viewer, ids) => sales.get().closed(db, viewer, ids),
    }
    const courses = createCourseService(kernel, {
      ...{ media, visibleCourses, social: social.social, lecturers, sales: sale },
    })
    const publish = publishCourse(kernel)
    const settle = settleCourseware(kernel)
    const tell = tellFinishers(kernel)
    const management = createCourseManagement(kernel, {
      ...{ media, approvals: review.approvals, batches: ops.batches, publish, settle },
    })
    review.approvalKinds.add(publicationApprovals(management.publishing))
    fileUses.add(...courseFileUses(sale))
    replaceEffects.add(coursewareReplaceEffect(kernel))
    study.learnKinds.add(coursewareLearnKind(media, { closed: sale.closed, isTaskLocked }))
    study.taskKinds.add(courseTaskKind, coursewareTaskKind)
    lecturer.teaching.add(courseTeaching)
    const services: CourseServices = { courses, sales }
    return {
      services,
      routes(app) {
        courseRoutes(app, {
          courses,
          coursewares: createCoursewareService(kernel, { media, sales: sale, isTaskLocked }),
          search: createSearchService(kernel, { visibleCourses, courses }),
          myStudy: createMyStudyService(kernel, media),
          drafts: createDraftViews(kernel, { media, lecturers, ...management }),
        })
        courseManageRoutes(app, management)
      },
      listen() {
        listenToStudy(kernel)
        tellMarkedFinishers(kernel, tell)
        settleReplacedFiles(kernel, settle)
      },
      jobs: [publish, publishLateCourses(kernel), findLearners(kernel), tell, settle],
      contentKinds: [courseContent(media, sale), coursewareContent(media)],
    }
  },
})
