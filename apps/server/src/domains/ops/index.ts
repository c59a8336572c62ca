export type { Batches, BatchKind, BatchOutcome, BatchWork } from './batch.kind.ts'
export { presentProblem } from './batch.present.ts'
export type { StoredProblem } from './batch.tables.ts'
export { type OpsServices, opsDomain } from './ops.domain.ts'
