import { contentCalls } from '@sands/contract/settings/content.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { ContentService } from './content.service.ts'
import type { Share } from './share.service.ts'

export const contentRoutes = (app: App, content: ContentService, share: Share) =>
  implement(app, contentCalls, {
    'GET /sands-system/api/v1/manage/content/page': ({ viewer, query }) => content.page(viewer, query),
    'GET /sands-system/api/v1/manage/content/get': ({ viewer, query }) => content.get(viewer, query),
    'POST /sands-system/api/v1/short-url/create': ({ viewer, body }) => share(viewer, body),
  })
