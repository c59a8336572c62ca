import { DEFAULT_LANGUAGE } from '@sands/rules/language'
import { type Channel, type ChannelReason, heldUntil, switchOf } from '@sands/rules/message/channel'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { FindTarget, Outside } from '../../auth/index.ts'
import type { Contact, OrgService } from '../../org/index.ts'
import type { AddressMarks } from './address-marks.service.ts'
import { channelRepo } from './channel.repo.ts'
import type { ChannelDelivery } from './channel-delivery.repo.ts'
import { chosenSettings, hoursOf } from './channel-settings.service.ts'

export interface ContextParts {
  outside: Outside
  org: Pick<OrgService, 'contacts'>
  marks: AddressMarks
}

/** Everything about a batch that decides what happens to it, with one query for each. */
export async function contextOf(
  { database, clock, config }: Kernel,
  { outside, org, marks }: ContextParts,
  rows: readonly ChannelDelivery[],
) {
  const db = database.primary
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  const messageIds = [...new Set(rows.map(({ messageId }) => messageId))]
  const settings = await chosenSettings(db)
  const contacts = new Map(
    (await org.contacts(db, { userIds, mobiles: [], emails: [] })).map((contact) => [contact.id, contact]),
  )
  const preferences = await channelRepo.preferences(db, userIds)
  const messages = new Map((await channelRepo.messages(db, messageIds)).map((message) => [message.id, message]))
  const seen = new Set(
    (await channelRepo.seen(db, messageIds, userIds)).map(({ messageId, userId }) => `${messageId} ${userId}`),
  )
  const collegeIds = [...new Set(rows.map(({ collegeId }) => collegeId))]
  const colleges = new Map((await channelRepo.colleges(db, collegeIds)).map((college) => [college.id, college]))
  const isMarked = await marks.load(db, userIds)
  const targets = new Map<Channel, FindTarget>()
  const targetOf = ({ channel, userId, collegeId }: ChannelDelivery) => targets.get(channel)?.(userId, collegeId)
  const closed = new Set<Channel>()
  for (const [channel, own] of Map.groupBy(rows, (row) => row.channel)) {
    if ((await outside.state(db, channel)) === 'none') closed.add(channel)
    const people = new Set(own.flatMap(({ userId }) => contacts.get(userId) ?? []))
    targets.set(channel, await outside.targets(db, channel, [...people]))
  }
  const momentOf = ({ userId }: ChannelDelivery) => {
    const { quiet, timeZone } = hoursOf(preferences.get(userId), settings)
    return { now: clock.now(), quiet, digestAt: settings.digestAt, timeZone }
  }

  return {
    messages,
    /** Why the message is not sent at all, if it is not. */
    skipped(row: ChannelDelivery): ChannelReason | undefined {
      const { channel, userId, messageId } = row
      const message = messages.get(messageId)
      if (!message || seen.has(`${messageId} ${userId}`)) return 'read'
      if (closed.has(channel)) return 'channel_closed'
      if (preferences.get(userId)?.off.includes(switchOf(channel, message.category))) return 'switched_off'
      const target = targetOf(row)
      if (!target) return 'no_address'
      return isMarked({ userId, channel, address: target.address }) ? 'address_bounced' : undefined
    },
    held: (row: ChannelDelivery) => heldUntil({ ...momentOf(row), pace: row.pace }),
    /** Until when a summary that is due waits, because it is in quiet hours that were chosen meanwhile. */
    quietUntil: (row: ChannelDelivery): Date | undefined => heldUntil({ ...momentOf(row), pace: 'now' })?.until,
    targetOf,
    toldTo(row: ChannelDelivery) {
      const contact: Contact | undefined = contacts.get(row.userId)
      const college = colleges.get(row.collegeId)
      const language = contact?.language ?? college?.language ?? DEFAULT_LANGUAGE
      return {
        id: row.id,
        home: config.publicUrl,
        language,
        timeZone: momentOf(row).timeZone,
        collegeId: row.collegeId,
        college: college?.name ?? '',
      }
    },
  }
}

export type ChannelContext = Awaited<ReturnType<typeof contextOf>>
