import { defineDomain } from '../../kernel/domain.ts'
import { createRegistry, type Registry } from '../../kernel/registry.ts'
import type { MessageServices } from '../message/index.ts'
import { createReviewQueue, type ReviewQueue } from './queue.service.ts'
import { tellMarkers } from './review.jobs.ts'
import type { ReviewKind } from './review.kind.ts'
import { reviewRoutes } from './review.routes.ts'
import { createReviewService } from './review.service.ts'

interface Needs {
  message: MessageServices
}

export interface ReviewServices {
  queue: ReviewQueue
  /** Each domain whose work people mark adds its kind here. */
  reviewKinds: Registry<ReviewKind>
}

export const reviewDomain = defineDomain({
  name: 'review',
  compose(kernel, { message: { send } }: Needs) {
    const reviewKinds = createRegistry<ReviewKind>('kinds of reviews', ({ bizType }) => bizType)
    const kinds = reviewKinds.all
    const queue = createReviewQueue(kernel, kinds)
    const services: ReviewServices = { queue, reviewKinds }
    return {
      services,
      routes: (app) => reviewRoutes(app, createReviewService(kernel, { queue, kinds })),
      jobs: [tellMarkers(kernel, { send, kinds })],
    }
  },
})
