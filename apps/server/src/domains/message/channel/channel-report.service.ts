import type { Id, MessageId, PageOf } from '@sands/contract/kernel/schema'
import type { ChannelReport, ChannelReportRow } from '@sands/contract/message/channel.model'
import { CHANNEL_STATES, CHANNELS, type Channel, type ChannelState } from '@sands/rules/message/channel'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { outgoingRepo } from '../outgoing/outgoing.repo.ts'
import { channelDeliveryRepo } from './channel-delivery.repo.ts'

interface Asked extends PageRequest {
  id: Id<'outgoing'>
  channel?: Channel
  state?: ChannelState
}

export interface ChannelReports {
  /** How many people a message has reached over each channel, and why not. */
  report(viewer: Viewer, id: Id<'outgoing'>): Promise<ChannelReport>
  /** The same for all messages of the company, also those that the product sends by itself. */
  totals(): Promise<ChannelReport>
  /** The same person by person, without addresses. */
  page(viewer: Viewer, asked: Asked): Promise<PageOf<ChannelReportRow>>
}

const REPORTED_MS = 30 * 86_400_000

/** Channels without a message are left out. */
function summary(totals: Awaited<ReturnType<typeof channelDeliveryRepo.totals>>): ChannelReport {
  return CHANNELS.flatMap((channel) => {
    const own = totals.filter((row) => row.channel === channel)
    if (own.length === 0) return []
    const sum = (rows: typeof own) => rows.reduce((all, { total }) => all + total, 0)
    const states = CHANNEL_STATES.map((state) => ({
      state,
      people: sum(own.filter((row) => row.state === state)),
    }))
    const reasons = [...Map.groupBy(own, ({ reason }) => reason)].flatMap(([reason, rows]) =>
      reason ? [{ reason, people: sum(rows) }] : [],
    )
    return [{ channel, states, reasons }]
  })
}

export function createChannelReports({ database, clock }: Kernel): ChannelReports {
  const db = database.primary

  async function messageOf({ collegeId }: Viewer, id: Id<'outgoing'>): Promise<MessageId | null> {
    const found = await outgoingRepo.get(db, collegeId, id)
    if (!found) throw fail('kernel.not_found')
    return found.row.messageId
  }

  return {
    async report(viewer, id) {
      const messageId = await messageOf(viewer, id)
      return summary(messageId ? await channelDeliveryRepo.totals(db, messageId) : [])
    },

    async totals() {
      const since = new Date(clock.now().getTime() - REPORTED_MS)
      return summary(await channelDeliveryRepo.totalsSince(database.replica(), since))
    },

    async page(viewer, { id, current, size, ...filter }) {
      const request = { ...(current && { current }), ...(size && { size }) }
      const messageId = await messageOf(viewer, id)
      if (!messageId) return pageOf<ChannelReportRow>([], 0, request)
      const [rows, total] = await Promise.all([
        channelDeliveryRepo.page(db, messageId, { ...filter, ...pageWindow(request) }),
        channelDeliveryRepo.total(db, messageId, filter),
      ])
      const records = rows.map(({ row, name }) => ({
        id: row.id,
        name,
        channel: row.channel,
        state: row.state,
        reason: row.reason,
        detail: row.detail,
        attempts: row.attempts,
        at: (row.finishedAt ?? row.nextAt).toISOString(),
      }))
      return pageOf(records, total, request)
    },
  }
}
