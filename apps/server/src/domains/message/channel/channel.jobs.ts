import { jobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { channelDeliveryRepo } from './channel-delivery.repo.ts'
import type { ChannelWork } from './channel-work.service.ts'

const DAY_MS = 86_400_000
const KEEP_DAYS = 180

/** Every minute for what was held or has to be tried again, and at once after a message was planned. */
export const workChannels = (work: ChannelWork) =>
  jobKind<Record<string, never>>({
    name: 'message.channels',
    retries: 0,
    limitSeconds: 55,
    cron: '* * * * *',
    run: async () => void (await work.run()),
  })

export const purgeChannels = ({ database, clock }: Kernel) =>
  jobKind<Record<string, never>>({
    name: 'message.purge-channels',
    retries: 3,
    limitSeconds: 600,
    cron: '40 3 * * *',
    run: async () =>
      void (await channelDeliveryRepo.purge(
        database.primary,
        new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS),
      )),
  })
