import { opsCalls } from '@sands/contract/ops/ops.calls'
import { type App, implement } from '../../kernel/http/implement.ts'
import type { AuditService } from './audit.service.ts'
import { serveBatchFiles } from './batch-file.routes.ts'
import type { OpsService } from './ops.service.ts'
import type { OwnBatches } from './own-batch.service.ts'
import type { SprayService } from './spray.service.ts'

export interface OpsParts {
  ops: OpsService
  audit: AuditService
  sprays: SprayService
  batches: OwnBatches
}

export function opsRoutes(app: App, { ops, audit, sprays, batches }: OpsParts): void {
  implement(app, opsCalls, {
    'GET /sands-system/api/v1/ops/status': () => ops.status(),
    'GET /sands-system/api/v1/ops/dead-letter/page': ({ query }) => ops.deadLetters(query),
    'POST /sands-system/api/v1/ops/dead-letter/retry': ({ tx, viewer, body }) => ops.retry(tx, viewer, body.id),
    'POST /sands-system/api/v1/ops/dead-letter/discard': ({ tx, viewer, body }) => ops.discard(tx, viewer, body.id),
    'GET /sands-system/api/v1/ops/audit/page': ({ viewer, query }) => audit.page(viewer, query),
    'GET /sands-system/api/v1/ops/audit/actions': () => audit.actions(),
    'GET /sands-system/api/v1/ops/audit/sprays': ({ viewer, query }) => sprays.page(viewer, query),
    'POST /sands-system/api/v1/ops/audit/export': ({ tx, viewer, body }) => audit.export(tx, viewer, body),
    'GET /sands-system/api/v1/ops/batch/page': ({ viewer, query }) => batches.page(viewer, query),
    'GET /sands-system/api/v1/ops/batch/get': ({ viewer, query }) => batches.get(viewer, query.id),
    'POST /sands-system/api/v1/ops/batch/cancel': ({ tx, viewer, body }) => batches.cancel(tx, viewer, body.id),
    'GET /sands-system/api/v1/ops/batch/file': ({ viewer, query }) => batches.fileUrl(viewer, query.id),
  })
  serveBatchFiles(app, batches)
}
