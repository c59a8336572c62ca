import { courseImportCalls } from '@sands/contract/course/import.calls'
import { courseManageCalls } from '@sands/contract/course/manage.calls'
import { coursePublicationCalls } from '@sands/contract/course/publication.calls'
import { reportCalls } from '@sands/contract/course/report.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import { declaredBytes } from '../../kernel/http/receive.ts'
import type { CourseManagement } from './course-management.service.ts'

export function courseManageRoutes(app: App, management: CourseManagement): void {
  const {
    categories,
    coursewares,
    courses,
    editionFiles,
    impacts,
    publishing,
    publications,
    previews,
    editors,
    reports,
    overviews,
    allReports,
    imports,
  } = management
  const db = app.kernel.database.primary
  implement(app, courseManageCalls, {
    'GET /sands-lms/api/v1/manage/course-category/list': ({ viewer }) => categories.list(viewer),
    'POST /sands-lms/api/v1/manage/course-category/create': ({ tx, viewer, body }) =>
      categories.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/course-category/rename': ({ tx, viewer, body }) =>
      categories.rename(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/course-category/move': ({ tx, viewer, body }) => categories.move(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/course-category/remove': ({ tx, viewer, body }) =>
      categories.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/course-ware/page': ({ viewer, query }) => coursewares.page(viewer, query),
    'POST /sands-lms/api/v1/manage/course-ware/create': ({ tx, viewer, body }) => coursewares.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/course-ware/impact': ({ viewer, body }) => coursewares.impact(viewer, body),
    'POST /sands-lms/api/v1/manage/course-ware/update': ({ tx, viewer, body }) => coursewares.update(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/course-ware/remove': ({ tx, viewer, body }) => coursewares.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/course/page': ({ viewer, query }) => courses.page(viewer, query),
    'GET /sands-lms/api/v1/manage/course/get': ({ viewer, query }) => courses.get(db, viewer, query.id),
    'POST /sands-lms/api/v1/manage/course/create': ({ tx, viewer, body }) => courses.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/course/save': ({ tx, viewer, body }) => courses.save(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/course/impact': ({ viewer, query }) => impacts.forCourse(viewer, query.id),
    'POST /sands-lms/api/v1/manage/course/publish': ({ tx, viewer, body }) => publishing.publish(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/course/withdraw': ({ tx, viewer, body }) => publishing.withdraw(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/course/unschedule': ({ tx, viewer, body }) =>
      publishing.unschedule(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/course/remove': ({ tx, viewer, body }) => courses.remove(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/course/edition/page': ({ viewer, query }) => courses.editions(viewer, query),
    'GET /sands-lms/api/v1/manage/course/edition/files': ({ viewer, query }) => editionFiles.list(viewer, query),
    'POST /sands-lms/api/v1/manage/course/editing': ({ viewer, body }) => editors.tell(viewer, body),
    'POST /sands-lms/api/v1/manage/course/preview': ({ viewer, body }) => previews.give(viewer, body.id),
  })
  implement(app, coursePublicationCalls, {
    'GET /sands-lms/api/v1/manage/course/publication/get': ({ viewer, query }) =>
      publications.get(db, viewer, query.id),
    'POST /sands-lms/api/v1/manage/course/publication/ask': ({ tx, viewer, body }) =>
      publications.ask(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/course/publication/withdraw': ({ tx, viewer, body }) =>
      publications.withdraw(tx, viewer, body.id),
  })
  implement(app, courseImportCalls, {
    'POST /sands-lms/api/v1/manage/course/import/read': ({ viewer, upload, request }) =>
      imports.read(viewer, { content: upload, declaredBytes: declaredBytes(request.headers['content-length']) }),
    'POST /sands-lms/api/v1/manage/course/import/start': ({ tx, viewer, body }) => imports.start(tx, viewer, body.rows),
  })
  implement(app, reportCalls, {
    'GET /sands-lms/api/v1/manage/course/report': ({ viewer, query }) => reports.summary(viewer, query.courseId),
    'GET /sands-lms/api/v1/manage/course/report/page': ({ viewer, query }) => reports.page(viewer, query),
    'POST /sands-lms/api/v1/manage/course/report/export': ({ tx, viewer, body }) => reports.export(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/course/report/export-all': ({ tx, viewer, body }) =>
      allReports.export(tx, viewer, body),
    'GET /sands-lms/api/v1/manage/course/report/courses': ({ viewer, query }) => overviews.courses(viewer, query),
    'GET /sands-lms/api/v1/manage/course/report/history': ({ viewer, query }) => overviews.history(viewer, query),
    'GET /sands-lms/api/v1/manage/course/report/people': ({ viewer, query }) => overviews.people(viewer, query),
    'GET /sands-lms/api/v1/manage/course/report/person': ({ viewer, query }) => overviews.person(viewer, query),
  })
}
