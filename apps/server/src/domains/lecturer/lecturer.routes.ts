import { asId } from '@sands/contract/kernel/id'
import { lecturerCalls } from '@sands/contract/lecturer/lecturer.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { LecturerService } from './lecturer.service.ts'
import type { LecturerEditService } from './lecturer-edit.service.ts'
import type { LecturerId } from './teaching.kind.ts'

export const lecturerRoutes = (app: App, lecturers: LecturerService, edits: LecturerEditService) =>
  implement(app, lecturerCalls, {
    'GET /sands-lms/api/v1/lecturer/page': ({ viewer, query: { ids, ...query } }) =>
      lecturers.page(viewer, { ...query, ...(ids && { ids: ids.split(',').map(asId<LecturerId>) }) }),
    'GET /sands-lms/api/v1/lecturer/get': ({ viewer, query }) => lecturers.get(viewer, query.lecturerId),
    'GET /sands-lms/api/v1/manage/lecturer/page': ({ viewer, query }) => edits.page(viewer, query),
    'GET /sands-lms/api/v1/manage/lecturer/get': ({ viewer, query }) => edits.get(viewer, query.id),
    'POST /sands-lms/api/v1/manage/lecturer/create': ({ tx, viewer, body }) => edits.create(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/lecturer/update': ({ tx, viewer, body }) => edits.update(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/lecturer/remove': ({ tx, viewer, body }) => edits.remove(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/lecturer/sort': ({ tx, viewer, body }) => edits.sort(tx, viewer, body),
  })
