export type {
  ApprovalDescription,
  ApprovalId,
  ApprovalKind,
  ApprovalOutcome,
  Asked,
} from './approval/approval.kind.ts'
export type { Approvals, NewRequest } from './approval/approvals.service.ts'
export type { HeldItem, ReviewQueue } from './queue.service.ts'
export { type ReviewServices, reviewDomain } from './review.domain.ts'
export type { BizId, RecordId, ReviewKind } from './review.kind.ts'
export { presentClaim } from './review.present.ts'
export { reviewers, reviewItems } from './review.tables.ts'
