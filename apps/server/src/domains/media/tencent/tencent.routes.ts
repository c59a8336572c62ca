import { tencentCalls } from '@sands/contract/media/tencent.calls'
import { fail } from '../../../kernel/errors.ts'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { MediaService } from '../media.service.ts'
import { fileToOpen } from './file-to-open.policy.ts'
import type { TencentService } from './tencent.service.ts'

const refuseVisitor = () => {
  throw fail('media.visitors_cannot_upload')
}

/** The call names that clients know from Tencent. Visible files are in our own store, so they are opened there. */
export const tencentRoutes = (app: App, tencent: TencentService, media: MediaService): void =>
  implement(app, tencentCalls, {
    'GET /sands-system/api/v1/tencent/cos/getCredentials': ({ viewer }) => tencent.credentials(viewer),
    'POST /sands-system/api/v1/tencent/cos/getSign': ({ viewer, body }) => tencent.sign(viewer, body),
    'POST /sands-system/api/v1/tencent/cos/getSignedUrl': ({ viewer, body }) =>
      media.resourceUrl(viewer, fileToOpen(body, media.idOfName)),
    'GET /sands-system/api/v1/tencent/vod/getUploadSignature': ({ viewer }) => tencent.uploadSignature(viewer),
    'GET /sands-system/api/v1/tencent/open/cos/getCredentials': refuseVisitor,
    'POST /sands-system/api/v1/tencent/open/cos/getSign': ({ body }) => {
      // No file that visitors may see is at Tencent.
      throw fail(['GET', 'HEAD'].includes(body.Method) ? 'media.gone' : 'media.visitors_cannot_upload')
    },
    'POST /sands-system/api/v1/tencent/open/cos/getSignedUrl': ({ body }) =>
      media.openResourceUrl(fileToOpen(body, media.idOfName)),
    'GET /sands-system/api/v1/tencent/open/vod/getUploadSignature': refuseVisitor,
  })
