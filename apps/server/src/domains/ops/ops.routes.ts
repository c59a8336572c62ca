import { opsCalls } from '@sands/contract/ops/ops.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { OpsService } from './ops.service.ts'

export const opsRoutes = (app: App, ops: OpsService) =>
  implement(app, opsCalls, {
    'GET /sands-system/api/v1/ops/status': () => ops.status(),
    'GET /sands-system/api/v1/ops/dead-letter/page': ({ query }) => ops.deadLetters(query),
    'POST /sands-system/api/v1/ops/dead-letter/retry': ({ tx, body }) => ops.retry(tx, body.id),
    'POST /sands-system/api/v1/ops/dead-letter/discard': ({ tx, body }) => ops.discard(tx, body.id),
  })
