import type { Id } from '@sands/contract/kernel/schema'
import { plainStep } from '@sands/rules/review/approval'
import type { Tx } from '../../kernel/database/database.ts'
import type { AccountApproval, AccountDecision, AuthServices } from '../auth/index.ts'
import type { ApprovalKind } from './approval/approval.kind.ts'
import type { Approvals } from './approval/approvals.service.ts'

/** Requests about accounts: people who look after people decide. */
export function accountKinds({ decideAccount }: Pick<AuthServices, 'decideAccount'>): ApprovalKind[] {
  const kindOf = <SubjectId extends Id<string>>(
    name: AccountApproval,
    decide: (tx: Tx, decision: AccountDecision<SubjectId>) => Promise<void>,
  ): ApprovalKind<SubjectId> => ({
    name,
    needsPerson: true,
    right: 'org.people.edit',
    steps: [plainStep('right')],
    decided: (tx, { subjectId }, { end, byId, reason }) => decide(tx, { subjectId, end, byId, reason }),
  })
  return [
    kindOf('account_deletion', decideAccount.account_deletion),
    kindOf('registration', decideAccount.registration),
  ]
}

export function provideAccountApprovals({ accountApprovals }: AuthServices, approvals: Approvals): void {
  accountApprovals.provide({
    async ask(tx, request) {
      await approvals.ask(tx, request)
    },
    async withdraw(tx, { collegeId, kind, subjectId, askerId }) {
      const waiting = await approvals.waiting(tx, { collegeId, kind, subjectId, askerId })
      if (!waiting) return false
      await approvals.withdraw(tx, { userId: askerId, collegeId }, waiting.id)
      return true
    },
  })
}
