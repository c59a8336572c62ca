import { plainStep } from '@sands/rules/review/approval'
import { defineDomain } from '../../kernel/domain.ts'
import { createRegistry, type Registry } from '../../kernel/registry.ts'
import type { AuthServices } from '../auth/index.ts'
import type { MessageServices } from '../message/index.ts'
import type { OrgServices } from '../org/index.ts'
import type { StudyServices } from '../study/index.ts'
import { accountKinds, provideAccountApprovals } from './account-approvals.service.ts'
import { loadApprovalDemo } from './approval/approval.demo.ts'
import { followTimes, tellApprovers } from './approval/approval.jobs.ts'
import type { ApprovalKind } from './approval/approval.kind.ts'
import { approvalRoutes } from './approval/approval.routes.ts'
import { createApprovalLists } from './approval/approval-lists.service.ts'
import { type Approvals, createApprovals } from './approval/approvals.service.ts'
import { createFlowService } from './approval/flow.service.ts'
import { pendingReviews } from './pending-reviews.service.ts'
import { createReviewQueue, type ReviewQueue } from './queue.service.ts'
import { tellMarkers } from './review.jobs.ts'
import type { ReviewKind } from './review.kind.ts'
import { reviewRoutes } from './review.routes.ts'
import { createReviewService } from './review.service.ts'

interface Needs {
  org: OrgServices
  auth: AuthServices
  message: MessageServices
  study: StudyServices
}

export interface ReviewServices {
  queue: ReviewQueue
  /** Each domain whose work people mark adds its kind here. */
  reviewKinds: Registry<ReviewKind>
  /** Everything that needs a yes is asked for here. */
  approvals: Approvals
  /** Each domain in which people ask for something adds here what a yes and a no do. */
  approvalKinds: Registry<ApprovalKind>
}

/** What no other screen asks for: the answer is all that happens. */
const GENERAL: ApprovalKind = {
  name: 'general',
  steps: [plainStep('leader')],
  decided: () => Promise.resolve(),
}

export const reviewDomain = defineDomain({
  name: 'review',
  roles: { 'training-manager': ['review.flows'] },
  demo: loadApprovalDemo,
  compose(kernel, { org: { org }, auth, message: { send }, study: { pendingSources } }: Needs) {
    const reviewKinds = createRegistry<ReviewKind>('kinds of reviews', ({ bizType }) => bizType)
    const kinds = reviewKinds.all
    const queue = createReviewQueue(kernel, kinds)
    pendingSources.add(pendingReviews(kernel, kinds))
    const approvalKinds = createRegistry<ApprovalKind>('kinds of approvals', ({ name }) => name)
    approvalKinds.add(GENERAL, ...accountKinds(auth))
    const acts = createApprovals(kernel, { send, kinds: approvalKinds.all })
    provideAccountApprovals(auth, acts)
    const services: ReviewServices = { queue, reviewKinds, approvals: acts, approvalKinds }
    return {
      services,
      routes(app) {
        reviewRoutes(app, createReviewService(kernel, { queue, kinds }))
        const lists = createApprovalLists(kernel, { send, acts, org, kinds: approvalKinds.all })
        approvalRoutes(app, kernel, { acts, lists, flows: createFlowService(kernel, approvalKinds.all) })
      },
      jobs: [tellMarkers(kernel, { send, kinds }), tellApprovers(kernel, send), followTimes(kernel, acts)],
    }
  },
})
