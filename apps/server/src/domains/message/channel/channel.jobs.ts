import type { UserId } from '@sands/contract/kernel/schema'
import { type JobKind, jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { deliveryRepo } from '../delivery.repo.ts'
import { marksSince } from './address-marks.service.ts'
import { channelRepo } from './channel.repo.ts'
import { channelDeliveryRepo } from './channel-delivery.repo.ts'
import type { PlanPayload, PlanPeople } from './channel-plan.service.ts'
import type { ChannelWork } from './channel-work.service.ts'

const DAY_MS = 86_400_000
const KEEP_DAYS = 180
const PLAN_BATCH = 2000
const PURGE_BATCH = 5000

/** Every minute for what was held or has to be tried again, and at once after a message was planned. */
export const workChannels = (work: ChannelWork) =>
  jobKind<Record<string, never>>({
    name: 'message.channels',
    retries: 0,
    // A run takes no new work after 40 seconds, but waits for the providers that it has asked.
    limitSeconds: 170,
    cron: '* * * * *',
    run: async () => void (await work.run()),
  })

/** Plans a message to many people from their inboxes. What was planned before stays, so that it can start again. */
export function planChannels({ database }: Kernel, plan: PlanPeople): JobKind<PlanPayload> {
  const batch = ({ messageId, since }: PlanPayload, after: UserId | null): Promise<UserId | undefined> =>
    database.transaction(async (tx) => {
      const message = await deliveryRepo.message(tx, messageId)
      if (!message) return undefined
      const which = { since: new Date(since), after, most: PLAN_BATCH }
      const userIds = await channelRepo.received(tx, messageId, which)
      await plan(tx, message, { userIds, isBulk: false })
      return userIds.length === PLAN_BATCH ? userIds.at(-1) : undefined
    })

  return jobKind<PlanPayload>({
    name: 'message.plan-channels',
    retries: 8,
    limitSeconds: 300,
    async run(payload) {
      let last = await batch(payload, null)
      while (last) last = await batch(payload, last)
    },
  })
}

export const purgeChannels = ({ database, clock }: Kernel) =>
  jobKind<Record<string, never>>({
    name: 'message.purge-channels',
    retries: 3,
    limitSeconds: 600,
    cron: '40 3 * * *',
    async run() {
      const now = clock.now()
      const db = database.primary
      await channelRepo.purgeBounces(db, marksSince(now))
      const before = new Date(now.getTime() - KEEP_DAYS * DAY_MS)
      while ((await channelDeliveryRepo.purge(db, before, PURGE_BATCH)) === PURGE_BATCH);
    },
  })
