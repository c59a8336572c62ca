import { decorationCalls } from '@sands/contract/home/decoration.calls'
import { homePublicationCalls } from '@sands/contract/home/publication.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { DecorationEditService } from './decoration-edit.service.ts'
import type { HomeRequests } from './publication.service.ts'
import type { PublishService } from './publish.service.ts'

interface Services {
  edit: DecorationEditService
  publishing: PublishService
  requests: HomeRequests
}

export function decorationRoutes(app: App, kernel: Pick<Kernel, 'database'>, services: Services): void {
  const { edit, publishing, requests } = services
  implement(app, homePublicationCalls, {
    'GET /sands-lms/api/v1/manage/decoration/publication/get': ({ viewer }) =>
      requests.get(kernel.database.primary, viewer),
    'POST /sands-lms/api/v1/manage/decoration/publication/ask': ({ tx, viewer, body }) =>
      requests.ask(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/decoration/publication/withdraw': ({ tx, viewer }) => requests.withdraw(tx, viewer),
  })
  implement(app, decorationCalls, {
    'GET /sands-lms/api/v1/manage/decoration/desk': ({ viewer }) => edit.overview(viewer),
    'GET /sands-lms/api/v1/manage/decoration/page': ({ viewer, query }) => edit.page(viewer, query),
    'GET /sands-lms/api/v1/manage/decoration/get': ({ viewer, query }) => edit.get(viewer, query.id),
    'POST /sands-lms/api/v1/manage/decoration/save': ({ tx, viewer, body }) => edit.save(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/decoration/discard': ({ tx, viewer, body }) => edit.discard(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/decoration/restore': ({ tx, viewer, body }) => edit.restore(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/decoration/publish': ({ tx, viewer, body }) => publishing.publish(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/decoration/withdraw': ({ tx, viewer, body }) =>
      publishing.withdraw(tx, viewer, body),
    'POST /sands-lms/api/v1/manage/decoration/preview': ({ viewer, body }) => edit.preview(viewer, body.id),
  })
}
