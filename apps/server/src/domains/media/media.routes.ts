import { mediaCalls } from '@sands/contract/media/media.calls'
import { type App, implement, stayIn } from '../../kernel/http/implement.ts'
import { declaredBytes } from '../../kernel/http/receive.ts'
import { serveFiles } from './files.routes.ts'
import type { MediaService } from './media.service.ts'
import { resumableRoutes } from './upload/resumable.routes.ts'
import type { Uploads } from './upload/uploads.service.ts'

export function mediaRoutes(app: App, media: MediaService, uploads: Uploads): void {
  const { http, kernel } = app
  implement(app, mediaCalls, {
    'POST /sands-system/api/v1/system/resource/create': ({ viewer, body, request }) => {
      if (body.library) stayIn(viewer.collegeId, request)
      return uploads.make.create(viewer, body)
    },
    'POST /sands-system/api/v1/system/resource/find': ({ viewer, body, request }) => {
      if (body.library) stayIn(viewer.collegeId, request)
      return uploads.make.find(viewer, body)
    },
    'GET /sands-system/api/v1/system/resource/open/get': ({ query }) => media.openResource(query.id),
    'POST /sands-system/api/v1/system/resource/upload': ({ viewer, query, upload, request }) => {
      if (query.library) stayIn(viewer.collegeId, request)
      return media.create(viewer, {
        ...query,
        content: upload,
        declaredBytes: declaredBytes(request.headers['content-length']),
      })
    },
    'GET /sands-system/api/v1/system/resource/get': ({ viewer, query }) => media.resource(viewer, query.id),
    'GET /sands-system/api/v1/system/resource/getURL': ({ viewer, query }) => media.resourceUrl(viewer, query.id),
    'POST /sands-system/api/v1/system/resource/batchGetURL': ({ viewer, body }) =>
      media.resourceUrls(viewer, body.ids, 'original'),
    'POST /sands-system/api/v1/system/resource/batchCoverURL': ({ viewer, body }) =>
      media.resourceUrls(viewer, body.ids, 'large'),
  })
  resumableRoutes(app, uploads.resumable)
  serveFiles(http, media, kernel)
  kernel.metrics.gauge('sands_pictures_waiting', 'Pictures waiting to be processed or in work', media.waiting)
  kernel.metrics.gauge('sands_pictures_processed', 'Pictures processed since the start', media.done)
  http.addHook('onClose', async () => {
    media.close()
    await uploads.close()
  })
}
