import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Tx } from '../../../kernel/database/database.ts'

/** What people ask for about accounts. */
export type AccountApproval = 'account_deletion' | 'registration'

export interface AccountRequest {
  kind: AccountApproval
  collegeId: CollegeId
  askerId: UserId
  subjectId: string
}

/** How accounts ask for a yes: provided by the domain with the approvals. */
export interface AccountApprovals {
  ask(tx: Tx, request: AccountRequest & { title: string; summary: string }): Promise<void>
  /** False when nothing waits. The decision function of the kind is told. */
  withdraw(tx: Tx, request: AccountRequest): Promise<boolean>
}

export interface AccountDecision {
  subjectId: string
  end: 'approved' | 'declined' | 'withdrawn'
  byId: UserId | null
  reason: string
}

/** What a yes or a no does, in the transaction of the decision. */
export type DecideAccount = Record<AccountApproval, (tx: Tx, decision: AccountDecision) => Promise<void>>
