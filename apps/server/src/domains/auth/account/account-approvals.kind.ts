import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
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

export interface AccountDecision<SubjectId extends Id<string>> {
  subjectId: SubjectId
  end: 'approved' | 'declined' | 'withdrawn'
  byId: UserId | null
  reason: string
}

/** What a yes or a no does, in the transaction of the decision. */
export interface DecideAccount {
  account_deletion: (tx: Tx, decision: AccountDecision<Id<'deletion'>>) => Promise<void>
  registration: (tx: Tx, decision: AccountDecision<UserId>) => Promise<void>
}
