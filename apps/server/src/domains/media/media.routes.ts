import { mediaCalls } from '@sands/contract/media/media.calls'
import { fail } from '../../kernel/errors.ts'
import { type App, implement } from '../../kernel/http/implement.ts'
import { declaredBytes } from '../../kernel/http/receive.ts'
import { serveFiles } from './files.routes.ts'
import type { MediaService } from './media.service.ts'

export function mediaRoutes(app: App, media: MediaService): void {
  const { http, kernel } = app
  implement(app, mediaCalls, {
    'POST /sands-system/api/v1/system/resource/create': () => {
      throw fail('media.gone')
    },
    'POST /sands-system/api/v1/system/resource/find': () => null,
    'GET /sands-system/api/v1/system/resource/open/get': ({ query }) => media.openResource(query.id),
    'POST /sands-system/api/v1/system/resource/upload': ({ viewer, query, upload, request }) =>
      media.create(viewer, {
        ...query,
        content: upload,
        declaredBytes: declaredBytes(request.headers['content-length']),
      }),
    'GET /sands-system/api/v1/system/resource/get': ({ viewer, query }) => media.resource(viewer, query.id),
    'GET /sands-system/api/v1/system/resource/getURL': ({ viewer, query }) => media.resourceUrl(viewer, query.id),
    'POST /sands-system/api/v1/system/resource/batchGetURL': ({ viewer, body }) =>
      media.resourceUrls(viewer, body.ids, 'original'),
    'POST /sands-system/api/v1/system/resource/batchCoverURL': ({ viewer, body }) =>
      media.resourceUrls(viewer, body.ids, 'large'),
  })
  serveFiles(http, media, kernel)
  kernel.metrics.gauge('sands_pictures_waiting', 'Pictures waiting to be processed or in work', media.waiting)
  kernel.metrics.gauge('sands_pictures_processed', 'Pictures processed since the start', media.done)
  http.addHook('onClose', async () => media.close())
}
