import { libraryCalls } from '@sands/contract/media/library.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { CaptionService } from './caption.service.ts'
import type { LibraryService } from './library.service.ts'
import type { LibraryEditService } from './library-edit.service.ts'
import type { ReplaceService } from './replace.service.ts'

export interface LibraryServices {
  library: LibraryService
  edits: LibraryEditService
  replacing: ReplaceService
  captions: CaptionService
}

export const libraryRoutes = (app: App, { library, edits, replacing, captions }: LibraryServices) =>
  implement(app, libraryCalls, {
    'GET /sands-system/api/v1/manage/media/page': ({ viewer, query }) => library.page(viewer, query),
    'GET /sands-system/api/v1/manage/media/get': ({ viewer, query }) => library.get(viewer, query.id),
    'POST /sands-system/api/v1/manage/media/save': ({ tx, viewer, body }) => edits.save(tx, viewer, body),
    'GET /sands-system/api/v1/manage/media/replace/impact': ({ viewer, query }) => replacing.impact(viewer, query),
    'POST /sands-system/api/v1/manage/media/replace': ({ tx, viewer, body }) => replacing.replace(tx, viewer, body),
    'POST /sands-system/api/v1/manage/media/caption/save': ({ tx, viewer, body }) => captions.save(tx, viewer, body),
    'POST /sands-system/api/v1/manage/media/caption/remove': ({ tx, viewer, body }) =>
      captions.remove(tx, viewer, body),
    'POST /sands-system/api/v1/manage/media/retry': ({ tx, viewer, body }) => edits.retry(tx, viewer, body),
    'POST /sands-system/api/v1/manage/media/remove': ({ tx, viewer, body }) => edits.remove(tx, viewer, body),
  })
