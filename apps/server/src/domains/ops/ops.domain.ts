import { defineDomain } from '../../kernel/domain.ts'
import { createAuditService } from './audit.service.ts'
import { endLostBatches, tidyBatches } from './batch.jobs.ts'
import type { Batches } from './batch.kind.ts'
import { createBatches } from './batch.service.ts'
import { batchObjects } from './batch.tables.ts'
import { opsRoutes } from './ops.routes.ts'
import { createOpsService } from './ops.service.ts'
import { createOwnBatches } from './own-batch.service.ts'
import { createSprayService } from './spray.service.ts'

export interface OpsServices {
  /** Batches of all domains: each adds its kinds. */
  batches: Batches
}

export const opsDomain = defineDomain({
  name: 'ops',
  roles: { auditor: ['ops.jobs.view', 'ops.audit.view'] },
  objects: { folders: ['batches'], query: batchObjects },
  compose(kernel) {
    const batches = createBatches(kernel)
    const services: OpsServices = { batches }
    return {
      services,
      routes: (app) =>
        opsRoutes(app, {
          ops: createOpsService(kernel),
          audit: createAuditService(kernel, batches),
          sprays: createSprayService(kernel),
          batches: createOwnBatches(kernel, { isGuarded: batches.isGuarded, expectFresh: app.expectFresh }),
        }),
      jobs: [batches.job, tidyBatches(kernel), endLostBatches(kernel)],
    }
  },
})
