import { DEFAULT_LANGUAGE } from '@sands/rules/language'
import {
  afterTrouble,
  type Channel,
  type ChannelReason,
  type ChannelStep,
  type ChannelTrouble,
  channelStateAfter,
  heldUntil,
  switchOf,
} from '@sands/rules/message/channel'
import type { Kernel } from '../../../kernel/kernel.ts'
import {
  type FindTarget,
  type Outside,
  type OutsideTarget,
  type OutsideText,
  SendTrouble,
} from '../../auth/index.ts'
import type { Contact, OrgService } from '../../org/index.ts'
import type { AddressMarks } from './address-marks.service.ts'
import { channelRepo } from './channel.repo.ts'
import { type ChannelDelivery, channelDeliveryRepo } from './channel-delivery.repo.ts'
import { chosenSettings, hoursOf } from './channel-settings.service.ts'
import { digestText, messageText } from './channel-text.ts'

/** What one claim takes, and how many are sent at a time. */
const BATCH = 50
const AT_ONCE = 8
/** A run ends before the next one starts. */
const RUN_MS = 40_000
/** Longer than any provider is waited for. */
const LEASE_MS = 3 * 60_000
const MINUTE_MS = 60_000

export interface ChannelWork {
  /** Sends what is due. Returns how many messages were moved on. */
  run(): Promise<number>
}

interface Parts {
  outside: Outside
  org: OrgService
  marks: AddressMarks
}

/** Sends what is due. Two processes never take the same message; a channel that is down is left alone for a minute. */
export function createChannelWork(
  { database, clock, config, log }: Kernel,
  { outside, org, marks }: Parts,
): ChannelWork {
  const db = database.primary

  async function move(
    row: ChannelDelivery,
    step: ChannelStep,
    more: Partial<Pick<ChannelDelivery, 'reason' | 'detail' | 'nextAt' | 'providerId' | 'attempts' | 'addressHash'>>,
  ): Promise<void> {
    const state = channelStateAfter(row.state, step)
    if (!state) throw new Error(`a message that is ${row.state} cannot ${step}`)
    const finishedAt = state === 'waiting' || state === 'held' ? null : clock.now()
    await channelDeliveryRepo.move(db, row.id, row.state, { reason: null, detail: null, ...more, state, finishedAt })
  }

  /** Everything about a batch that decides what happens to it, with one query for each. */
  async function contextOf(rows: readonly ChannelDelivery[]) {
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

    return {
      settings,
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
      held({ userId, pace }: ChannelDelivery) {
        const { quiet, timeZone } = hoursOf(preferences.get(userId), settings)
        return heldUntil({ pace, now: clock.now(), quiet, digestAt: settings.digestAt, timeZone })
      },
      targetOf,
      toldTo(row: ChannelDelivery) {
        const contact: Contact | undefined = contacts.get(row.userId)
        const college = colleges.get(row.collegeId)
        const { timeZone } = hoursOf(preferences.get(row.userId), settings)
        const language = contact?.language ?? college?.language ?? DEFAULT_LANGUAGE
        return { id: row.id, home: config.publicUrl, language, timeZone, college: college?.name ?? '' }
      },
    }
  }
  type Context = Awaited<ReturnType<typeof contextOf>>

  /** Sends one text for one or more messages of a person. */
  async function send(
    rows: readonly ChannelDelivery[],
    { target, text, silent }: { target: OutsideTarget; text: OutsideText; silent: Map<Channel, ChannelTrouble> },
  ): Promise<void> {
    const [first] = rows
    if (!first) return
    const { channel, userId } = first
    const again = (delayMs: number) => new Date(clock.now().getTime() + delayMs)
    // What waits for a summary goes back there, so that it is sent together again.
    const isDigest = first.pace === 'daily'
    const known = silent.get(channel)
    if (known) {
      for (const row of rows)
        await move(row, isDigest ? 'hold' : 'retry', {
          reason: known,
          nextAt: again(MINUTE_MS),
          attempts: row.attempts - 1,
        })
      return
    }
    const address = { userId, channel, address: target.address }
    // Only the provider is asked here: what it has taken must not be sent again because of something else.
    const sent = await outside.deliver(channel, target, text).then(
      (providerId) => ({ providerId }),
      (error: unknown) => ({ error }),
    )
    if ('providerId' in sent) {
      for (const row of rows)
        await move(row, 'send', { providerId: sent.providerId, addressHash: marks.hashOf(address) })
    } else {
      const { error } = sent
      const { trouble, detail } =
        error instanceof SendTrouble ? error : { trouble: 'down' as const, detail: 'unexpected' }
      if (!(error instanceof SendTrouble)) log.error({ err: error, channel }, 'a channel failed')
      const next = afterTrouble(trouble, Math.max(...rows.map(({ attempts }) => attempts)))
      // A limit is that of one person; the others are those of the channel.
      if (trouble === 'down' || trouble === 'settings') silent.set(channel, trouble)
      if (next.step === 'bounce') await marks.mark(db, address, detail)
      for (const row of rows) {
        if (next.step !== 'retry') await move(row, next.step, { reason: trouble, detail })
        else await move(row, isDigest ? 'hold' : 'retry', { reason: trouble, detail, nextAt: again(next.delayMs) })
      }
    }
  }

  async function one(row: ChannelDelivery, context: Context, silent: Map<Channel, ChannelTrouble>): Promise<void> {
    const reason = context.skipped(row)
    if (reason) return move(row, 'skip', { reason })
    const held = context.held(row)
    if (held) return move(row, 'hold', { reason: held.reason, nextAt: held.until, attempts: 0 })
    const target = context.targetOf(row)
    const message = context.messages.get(row.messageId)
    if (target && message) await send([row], { target, text: messageText(context.toldTo(row), message), silent })
  }

  async function digest(rows: readonly ChannelDelivery[], silent: Map<Channel, ChannelTrouble>): Promise<void> {
    const context = await contextOf(rows)
    const left: ChannelDelivery[] = []
    for (const row of rows) {
      const reason = context.skipped(row)
      if (reason) await move(row, 'skip', { reason })
      else left.push(row)
    }
    const [first] = left
    const target = first && context.targetOf(first)
    if (!first || !target) return
    const messages = left.flatMap(({ messageId }) => context.messages.get(messageId) ?? [])
    await send(left, { target, text: digestText(context.toldTo(first), messages, clock.now()), silent })
  }

  /** One message that cannot be handled does not stop the others. It is due again when the lease ends. */
  const report = (error: unknown) => log.error({ err: error }, 'a message could not be sent')
  const claimUntil = () => new Date(clock.now().getTime() + LEASE_MS)

  return {
    async run() {
      const started = performance.now()
      const isOver = () => performance.now() - started > RUN_MS
      const silent = new Map<Channel, ChannelTrouble>()
      let moved = 0
      while (!isOver()) {
        const rows = await database.transaction((tx) =>
          channelDeliveryRepo.claim(tx, { now: clock.now(), lease: claimUntil(), most: BATCH }),
        )
        if (rows.length === 0) break
        const context = await contextOf(rows)
        for (let start = 0; start < rows.length; start += AT_ONCE)
          await Promise.all(rows.slice(start, start + AT_ONCE).map((row) => one(row, context, silent).catch(report)))
        moved += rows.length
      }
      while (!isOver()) {
        const people = await channelDeliveryRepo.dueDigests(db, clock.now(), BATCH)
        const before = moved
        for (const person of people) {
          const rows = await database.transaction((tx) =>
            channelDeliveryRepo.claimDigest(tx, person, { now: clock.now(), lease: claimUntil() }),
          )
          if (rows.length > 0) await digest(rows, silent)
          moved += rows.length
        }
        // Nobody is left, or another process has taken them.
        if (moved === before) break
      }
      return moved
    },
  }
}
