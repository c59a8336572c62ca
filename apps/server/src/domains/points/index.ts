export { createSpending } from './ledger/hold.service.ts'
export { verifyLedger } from './ledger/verify.service.ts'
export { type PointsServices, pointsDomain } from './points.domain.ts'
export type { PointStandings } from './standings.service.ts'
