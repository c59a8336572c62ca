import type { Kernel } from '../../../kernel/kernel.ts'
import { type ChannelContext, type ContextParts, contextOf } from './channel-context.service.ts'
import { type ChannelDelivery, channelDeliveryRepo, type DigestOwner } from './channel-delivery.repo.ts'
import { createChannelSend, createSilences, type Silences } from './channel-send.service.ts'
import { digestText, messageText } from './channel-text.ts'

/** What one claim takes, and how many are sent at a time. */
const BATCH = 50
const AT_ONCE = 8
/** A run ends before the next one starts. */
const RUN_MS = 40_000
const LEASE_MS = 3 * 60_000

export interface ChannelWork {
  /** Sends what is due. Returns how many messages were moved on. */
  run(): Promise<number>
}

/** A few at a time, one group after the other. */
async function inGroups<Item>(items: readonly Item[], each: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE)
    await Promise.all(items.slice(start, start + AT_ONCE).map(each))
}

/** Sends what is due. Two processes never take the same message. Connections with trouble are left alone for a run. */
export function createChannelWork(kernel: Kernel, parts: ContextParts): ChannelWork {
  const { database, clock, log } = kernel
  const db = database.primary
  const { move, release, endHopeless, send } = createChannelSend(kernel, parts)

  async function one(row: ChannelDelivery, context: ChannelContext, silences: Silences): Promise<void> {
    const reason = context.skipped(row)
    if (reason) return move(row, 'skip', { reason })
    const held = context.held(row)
    if (held) {
      const { until } = held
      return move(row, 'hold', { reason: held.reason, dueAt: until, nextAt: until, attempts: 0 })
    }
    const target = context.targetOf(row)
    const message = context.messages.get(row.messageId)
    if (target && message) await send([row], { target, text: messageText(context.toldTo(row), message), silences })
  }

  async function digest(rows: readonly ChannelDelivery[], silences: Silences): Promise<void> {
    const context = await contextOf(kernel, parts, rows)
    const left: ChannelDelivery[] = []
    for (const row of rows) {
      const reason = context.skipped(row)
      const until = context.quietUntil(row)
      if (reason) await move(row, 'skip', { reason })
      else if (until) await move(row, 'hold', { reason: 'digest', dueAt: until, nextAt: until, attempts: 0 })
      else left.push(row)
    }
    const [first] = left
    const target = first && context.targetOf(first)
    if (!first || !target) return
    const messages = left.flatMap(({ messageId }) => context.messages.get(messageId) ?? [])
    await send(left, { target, text: digestText(context.toldTo(first), messages, clock.now()), silences })
  }

  /** One message that cannot be handled does not stop the others. It is due again when its lease ends. */
  const report = (error: unknown) => log.error({ err: error }, 'a message could not be sent')
  const claimWith = (silences: Silences) => {
    const now = clock.now()
    return { now, lease: new Date(now.getTime() + LEASE_MS), except: silences.lines() }
  }

  async function sendBatch(silences: Silences, isOver: () => boolean): Promise<number> {
    const claim = { ...claimWith(silences), most: BATCH }
    const claimed = await database.transaction((tx) => channelDeliveryRepo.claim(tx, claim))
    const rows = await endHopeless(claimed)
    if (rows.length === 0) return claimed.length
    const context = await contextOf(kernel, parts, rows)
    await inGroups(rows, (row) => (isOver() ? release(row, clock.now()) : one(row, context, silences)).catch(report))
    return claimed.length
  }

  async function sendDigest(owner: DigestOwner, silences: Silences): Promise<number> {
    const claim = claimWith(silences)
    const claimed = await database.transaction((tx) => channelDeliveryRepo.claimDigest(tx, owner, claim))
    const rows = await endHopeless(claimed)
    if (rows.length > 0) await digest(rows, silences)
    return claimed.length
  }

  async function sendDigests(silences: Silences, isOver: () => boolean): Promise<number> {
    const { now, except } = claimWith(silences)
    let moved = 0
    const owners = await channelDeliveryRepo.dueDigests(db, { now, except, most: BATCH })
    await inGroups(owners, async (owner) => {
      if (isOver()) return
      const sent = await sendDigest(owner, silences).catch((error: unknown) => {
        report(error)
        return 0
      })
      moved += sent
    })
    return moved
  }

  return {
    async run() {
      const started = performance.now()
      const isOver = () => performance.now() - started > RUN_MS
      const silences = createSilences()
      let moved = 0
      // Each ends when nothing is left, or another process has taken it.
      for (const work of [sendBatch, sendDigests]) {
        let last = -1
        while (last !== 0 && !isOver()) {
          last = await work(silences, isOver)
          moved += last
        }
      }
      return moved
    },
  }
}
