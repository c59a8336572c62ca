import { courseCalls } from '@sands/contract/course/course.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { CourseService } from './browse/course.service.ts'
import type { CoursewareService } from './browse/courseware.service.ts'
import type { SearchService } from './browse/search.service.ts'
import type { DraftViews } from './edit/draft-view.service.ts'
import type { MyStudyService } from './study/my-study.service.ts'

interface CourseServices {
  courses: CourseService
  coursewares: CoursewareService
  search: SearchService
  myStudy: MyStudyService
  drafts: DraftViews
}

export const courseRoutes = (app: App, { courses, coursewares, search, myStudy, drafts }: CourseServices) =>
  implement(app, courseCalls, {
    'POST /sands-lms/api/v1/course-category/tree': ({ viewer, body }) => courses.tree(viewer, body.maxLevel),
    'POST /sands-lms/api/v1/online-class-summary/page': ({ viewer, body }) => courses.page(viewer, body),
    'POST /sands-lms/api/v1/online-class-summary/classGoods': ({ viewer, body }) =>
      courses.goods(viewer, body.classificationId),
    'GET /sands-lms/api/v1/course/search': ({ viewer, query }) => search.search(viewer, query),
    'GET /sands-lms/api/v1/course/suggest': ({ viewer, query }) => search.suggest(viewer, query.keyWord),
    'POST /sands-lms/api/v1/course/courseDetail': ({ viewer, body }) =>
      body.draftToken ? drafts.course(viewer, body.draftToken) : courses.detail(viewer, body.id),
    'POST /sands-lms/api/v1/course-ware/courseWareDetail': ({ viewer, body }) =>
      body.draftToken ? drafts.courseware(viewer, body.draftToken, body.id) : coursewares.detail(viewer, body),
    'GET /sands-lms/api/v1/course/my-page': ({ viewer, query }) => myStudy.page(viewer, query),
  })
