import {
  afterTrouble,
  type ChannelStep,
  type ChannelTrouble,
  channelStateAfter,
  isTooLate,
  MOST_TRIES,
} from '@sands/rules/message/channel'
import type { Kernel } from '../../../kernel/kernel.ts'
import { type OutsideTarget, type OutsideText, SendTrouble } from '../../auth/index.ts'
import type { ContextParts } from './channel-context.service.ts'
import { type ChannelDelivery, channelDeliveryRepo, type Line } from './channel-delivery.repo.ts'

const MINUTE_MS = 60_000
/** Longer than any provider is waited for: with less time left, somebody else could send the message as well. */
const LEAST_LEASE_MS = MINUTE_MS

type Change = Partial<
  Pick<
    ChannelDelivery,
    'reason' | 'detail' | 'dueAt' | 'nextAt' | 'handedAt' | 'providerId' | 'attempts' | 'addressHash' | 'connectionId'
  >
>

/** Lines that had trouble. They are left alone for the rest of the run. */
export interface Silences {
  add(line: Line, trouble: ChannelTrouble): void
  of(line: Line): ChannelTrouble | undefined
  lines(): Line[]
}

export function createSilences(): Silences {
  const known = new Map<string, { line: Line; trouble: ChannelTrouble }>()
  const keyOf = ({ channel, connectionId }: Line) => `${channel} ${connectionId ?? ''}`
  return {
    add: (line, trouble) => void known.set(keyOf(line), { line, trouble }),
    of: (line) => known.get(keyOf(line))?.trouble,
    lines: () => [...known.values()].map(({ line }) => line),
  }
}

interface Sending {
  target: OutsideTarget
  text: OutsideText
  silences: Silences
}

/** What waits for a summary goes back there after trouble, so that it is sent together again. */
const againBy = ({ pace }: ChannelDelivery): ChannelStep => (pace === 'daily' ? 'hold' : 'retry')

/** Moves messages on, with the provider or without. */
export function createChannelSend(
  { database, clock, log }: Kernel,
  { outside, marks }: Pick<ContextParts, 'outside' | 'marks'>,
) {
  const db = database.primary
  const later = (delayMs: number) => new Date(clock.now().getTime() + delayMs)

  async function move(row: ChannelDelivery, step: ChannelStep, change: Change): Promise<void> {
    const state = channelStateAfter(row.state, step)
    if (!state) throw new Error(`a message that is ${row.state} cannot ${step}`)
    const finishedAt = state === 'waiting' || state === 'held' ? null : clock.now()
    // That a message was sent is recorded whoever has it now, so that they do not send it again.
    const which = { id: row.id, from: row.state, ...(step === 'send' ? {} : { lease: row.nextAt }) }
    await channelDeliveryRepo.move(db, which, { reason: null, detail: null, ...change, state, finishedAt })
  }

  /** Gives a message back that was not tried. It is due again at `nextAt`. */
  const release = (row: ChannelDelivery, nextAt: Date): Promise<void> =>
    move(row, againBy(row), { reason: row.reason, detail: row.detail, nextAt, attempts: row.attempts - 1 })

  async function postpone(row: ChannelDelivery, line: Line, trouble: ChannelTrouble): Promise<void> {
    if (isTooLate(row.dueAt, clock.now())) return move(row, 'give_up', { reason: trouble })
    const { connectionId } = line
    const nextAt = later(MINUTE_MS)
    await move(row, againBy(row), { reason: trouble, nextAt, attempts: row.attempts - 1, connectionId })
  }

  async function afterFailure(row: ChannelDelivery, failure: SendTrouble, line: Line): Promise<void> {
    const { trouble, detail, isOfAccount, isFinal } = failure
    const isLate = isTooLate(row.dueAt, clock.now())
    const next = afterTrouble({ trouble, attempts: row.attempts, isOfAccount, isFinal, isLate })
    if (next.step !== 'retry') return move(row, next.step, { reason: trouble, detail })
    const attempts = next.usesTry ? row.attempts : row.attempts - 1
    const { connectionId } = line
    const nextAt = later(next.delayMs)
    await move(row, againBy(row), { reason: trouble, detail, nextAt, attempts, connectionId, handedAt: null })
  }

  return {
    move,
    release,

    /**
     * Ends what must not be tried again: messages that break every run, and text messages whose answer was lost.
     * Returns the others.
     */
    async endHopeless(rows: readonly ChannelDelivery[]): Promise<ChannelDelivery[]> {
      const others: ChannelDelivery[] = []
      for (const row of rows) {
        if (row.handedAt) await move(row, 'give_up', { reason: 'down', detail: 'unanswered' })
        else if (row.attempts > MOST_TRIES) await move(row, 'give_up', { reason: 'refused', detail: 'unexpected' })
        else others.push(row)
      }
      return others
    },

    /** Sends one text for one or more messages of a person. */
    async send(rows: readonly ChannelDelivery[], { target, text, silences }: Sending): Promise<void> {
      const [first] = rows
      if (!first) return
      const { channel, userId } = first
      const line: Line = { channel, connectionId: target.connection?.id ?? null }
      const known = silences.of(line)
      if (known) {
        for (const row of rows) await postpone(row, line, known)
        return
      }
      if (first.nextAt.getTime() - clock.now().getTime() < LEAST_LEASE_MS) {
        for (const row of rows) await release(row, row.nextAt)
        return
      }
      // Providers of text messages do not recognise a message that comes twice, and every one costs money.
      const ids = rows.map(({ id }) => id)
      if (channel === 'sms' && !(await channelDeliveryRepo.hand(db, ids, clock.now()))) return
      const address = { userId, channel, address: target.address }
      // Only the provider is asked here: what it has taken must not be sent again because of something else.
      const sent = await outside.deliver(channel, target, text).then(
        (providerId) => ({ providerId }),
        (error: unknown) => ({ error }),
      )
      if ('providerId' in sent) {
        const addressHash = marks.hashOf(address)
        for (const row of rows) await move(row, 'send', { providerId: sent.providerId, addressHash })
        return
      }
      const { error } = sent
      if (!(error instanceof SendTrouble)) log.error({ err: error, channel }, 'a channel failed')
      // What breaks here is about this message: others may go on.
      const broken = { isOfAccount: false, isFinal: channel === 'sms' }
      const failure = error instanceof SendTrouble ? error : new SendTrouble('down', 'unexpected', broken)
      if (failure.isOfAccount) silences.add(line, failure.trouble)
      if (failure.trouble === 'unknown_address') await marks.mark(db, address, failure.detail)
      for (const row of rows) await afterFailure(row, failure, line)
    },
  }
}
