import type { CollegeId, MessageId, UserId } from '@sands/contract/kernel/schema'
import { type Channel, type EventGroup, ruleFor } from '@sands/rules/message/channel'
import type { Tx } from '../../../kernel/database/database.ts'
import type { JobKind } from '../../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Outside } from '../../auth/index.ts'
import { channelDeliveryRepo, type Line } from './channel-delivery.repo.ts'
import { chosenSettings } from './channel-settings.service.ts'

/** Messages to very many people wait for a while, so that others go first. */
const BULK_DELAY_MS = 5 * 60_000
/** For more people than this a job plans, so that the sender does not wait for it. */
const MOST_AT_ONCE = 500

interface Sent {
  id: MessageId
  collegeId: CollegeId
  category: EventGroup
  /** Null for what the company has written. */
  event: string | null
}

/** Plans what leaves the product for these people, in the transaction. */
export type PlanPeople = (
  tx: Tx,
  message: Sent,
  people: { userIds: readonly UserId[]; isBulk: boolean },
) => Promise<void>

/** Plans what leaves the product for people who got the message at `since`, in the transaction or in a job after it. */
export type PlanChannels = (
  tx: Tx,
  message: Sent,
  people: { userIds: readonly UserId[]; isBulk: boolean; since: Date },
) => Promise<void>

export interface PlanPayload {
  messageId: MessageId
  /** When the people got the message. Those who had it before are not planned again. */
  since: string
}

/** The channels that the company uses for a group of events and that can send now. */
async function openChannels(tx: Tx, outside: Outside, channels: readonly Channel[]): Promise<Channel[]> {
  const open: Channel[] = []
  for (const channel of channels) if ((await outside.state(tx, channel)) !== 'none') open.push(channel)
  return open
}

export const createChannelPlan =
  ({ clock, jobs }: Kernel, outside: Outside, work: JobKind<Record<string, never>>): PlanPeople =>
  async (tx, message, { userIds, isBulk }) => {
    if (userIds.length === 0) return
    const { channels, pace } = ruleFor(await chosenSettings(tx), message)
    const { collegeId } = message
    const people: (Line & { userId: UserId })[] = []
    for (const channel of await openChannels(tx, outside, channels)) {
      const reached = await outside.reach(tx, channel, { collegeId, userIds })
      people.push(...reached.map((person) => ({ ...person, channel })))
    }
    if (people.length === 0) return
    const now = clock.now()
    const at = isBulk ? new Date(now.getTime() + BULK_DELAY_MS) : now
    const planned = await channelDeliveryRepo.plan(tx, { message, people, pace, isBulk, at, now })
    // What waits is found by the run of its minute.
    if (planned > 0 && !isBulk) await jobs.enqueueOne(tx, work, {})
  }

interface Planning {
  plan: PlanPeople
  later: JobKind<PlanPayload>
}

/** Leaves messages to more than a few people to a job. Batches of a delivery are in a job already. */
export const createPlanner =
  ({ jobs }: Kernel, outside: Outside, { plan, later }: Planning): PlanChannels =>
  async (tx, message, { userIds, isBulk, since }) => {
    if (isBulk || userIds.length <= MOST_AT_ONCE) return plan(tx, message, { userIds, isBulk })
    const { channels } = ruleFor(await chosenSettings(tx), message)
    if ((await openChannels(tx, outside, channels)).length === 0) return
    await jobs.enqueue(tx, later, { messageId: message.id, since: since.toISOString() })
  }
