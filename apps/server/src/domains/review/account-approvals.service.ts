import { plainStep } from '@sands/rules/review/approval'
import type { AccountApproval, AuthServices } from '../auth/index.ts'
import type { ApprovalKind } from './approval/approval.kind.ts'
import type { Approvals } from './approval/approvals.service.ts'

/** Requests about accounts: people who look after people decide. */
export function accountKinds({ decideAccount }: Pick<AuthServices, 'decideAccount'>): ApprovalKind[] {
  const kindOf = (name: AccountApproval): ApprovalKind => ({
    name,
    needsPerson: true,
    right: 'org.people.edit',
    steps: [plainStep('right')],
    decided: (tx, { subjectId }, { end, byId, reason }) => decideAccount[name](tx, { subjectId, end, byId, reason }),
  })
  return [kindOf('account_deletion'), kindOf('registration')]
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
