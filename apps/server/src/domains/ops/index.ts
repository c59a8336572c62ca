export { batchObjects } from './batch.tables.ts'
export { opsRoutes } from './ops.routes.ts'
export { createOpsService } from './ops.service.ts'
