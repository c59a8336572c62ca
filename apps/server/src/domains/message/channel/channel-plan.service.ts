import type { CollegeId, MessageId, UserId } from '@sands/contract/kernel/schema'
import type { Channel, EventGroup } from '@sands/rules/message/channel'
import type { Tx } from '../../../kernel/database/database.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Outside } from '../../auth/index.ts'
import { channelDeliveryRepo } from './channel-delivery.repo.ts'
import { chosenSettings } from './channel-settings.service.ts'

/** Messages to very many people wait for a while, so that they can still be stopped and others go first. */
const BULK_DELAY_MS = 5 * 60_000

/** Plans what leaves the product, in the transaction that puts the message into inboxes. */
export type PlanChannels = (
  tx: Tx,
  message: { id: MessageId; collegeId: CollegeId; category: EventGroup },
  people: { userIds: readonly UserId[]; isBulk: boolean },
) => Promise<void>

export const createChannelPlan =
  ({ clock, jobs }: Kernel, outside: Outside, work: JobKind<Record<string, never>>): PlanChannels =>
  async (tx, message, { userIds, isBulk }) => {
    if (userIds.length === 0) return
    const { channels, pace } = (await chosenSettings(tx)).rules[message.category]
    if (channels.length === 0) return
    const open: Channel[] = []
    for (const channel of channels) if ((await outside.state(tx, channel)) !== 'none') open.push(channel)
    if (open.length === 0) return
    const now = clock.now()
    const at = isBulk ? new Date(now.getTime() + BULK_DELAY_MS) : now
    const planned = await channelDeliveryRepo.plan(tx, { message, userIds, channels: open, pace, isBulk, at, now })
    // What waits is found by the run of its minute.
    if (planned > 0 && !isBulk) await jobs.enqueue(tx, work, {})
  }
