import { learningCalls } from '@sands/contract/study/learning.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { NoteService } from '../note/note.service.ts'
import type { LearningService } from './learning.service.ts'

export const learningRoutes = (app: App, learning: LearningService, notes: NoteService) =>
  implement(app, learningCalls, {
    'POST /sands-lms/api/v1/learning-details/create': ({ viewer, body }) => learning.create(viewer, body),
    'POST /sands-lms/api/v1/learning-details/update': ({ viewer, body }) => learning.update(viewer, body),
    'POST /sands-lms/api/v1/learning-details/finish': ({ viewer, body }) => learning.finish(viewer, body),
    'POST /sands-lms/api/v1/learning-details/page': ({ viewer, body }) => learning.page(viewer, body),
    'POST /sands-lms/api/v1/learning-details/progress': ({ viewer, body }) => learning.progress(viewer, body),
    'GET /sands-lms/api/v1/learning-details/uncounted': ({ viewer, query }) => learning.uncounted(viewer, query),
    'GET /sands-lms/api/v1/study-note/page': ({ viewer, query }) => notes.page(viewer, query),
    'POST /sands-lms/api/v1/study-note/list': ({ viewer, body }) => notes.list(viewer, body),
    'GET /sands-lms/api/v1/study-note/mine': ({ viewer, query }) => notes.mine(viewer, query),
    'POST /sands-lms/api/v1/study-note/save': ({ tx, viewer, body }) => notes.save(tx, viewer, body),
    'POST /sands-lms/api/v1/study-note/delete': ({ tx, viewer, body }) => notes.remove(tx, viewer, body.id),
  })
