import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { audienceRepo } from '../org/index.ts'
import type { PlanChannels } from './channel/channel-plan.service.ts'
import { type DeliveryId, deliveryRepo } from './delivery.repo.ts'
import type { UnreadService } from './unread.service.ts'

export interface DeliverPayload {
  deliveryId: DeliveryId
}

const BATCH = 2000

/**
 * Delivers a message to a large audience. Each batch is stored with its
 * cursor, so that an interrupted run continues where it stopped.
 */
export function deliverMessages(
  { database, clock }: Kernel,
  unread: UnreadService,
  plan?: PlanChannels,
): JobKind<DeliverPayload> {
  const batch = (deliveryId: DeliveryId): Promise<boolean> =>
    database.transaction(async (tx) => {
      const delivery = await deliveryRepo.lock(tx, deliveryId)
      if (!delivery || delivery.isDone) return false
      const message = await deliveryRepo.message(tx, delivery.messageId)
      if (!message) return false
      const now = clock.now()
      const userIds = await audienceRepo.people(tx, {
        collegeId: message.collegeId,
        recipients: { audienceId: delivery.audienceId },
        after: delivery.cursor,
        limit: BATCH,
      })
      const last = userIds.at(-1)
      if (last) {
        const fresh = await deliveryRepo.deliver(tx, message, { userIds, now })
        await unread.announce(tx, message.collegeId, fresh)
        await plan?.(tx, message, { userIds: fresh, isBulk: true, since: now })
        await deliveryRepo.advance(tx, deliveryId, { cursor: last, delivered: fresh.length })
      }
      if (userIds.length === BATCH) return true
      await deliveryRepo.finish(tx, deliveryId, now)
      return false
    })

  return jobKind<DeliverPayload>({
    name: 'message.deliver',
    retries: 8,
    limitSeconds: 900,
    async run({ deliveryId }) {
      while (await batch(deliveryId));
    },
  })
}
