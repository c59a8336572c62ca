import { timingSafeEqual } from 'node:crypto'
import { channelStateAfter } from '@sands/rules/message/channel'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { AddressMarks } from './address-marks.service.ts'
import { channelDeliveryRepo } from './channel-delivery.repo.ts'
import { type ProviderReport, readMailReport, readSmsReports } from './provider-report.codec.ts'

export const REPORT_PATH = '/sands-system/api/v1/message/channel-report'
const KEY_LENGTH = 40

const READERS = { sms: readSmsReports, email: readMailReport } as const
type ReportedChannel = keyof typeof READERS
export const REPORTED_CHANNELS = ['email', 'sms'] as const satisfies readonly ReportedChannel[]

export interface ProviderReports {
  /** Where providers report to. The address contains a key, because providers cannot sign in. */
  addresses(): { channel: ReportedChannel; address: string }[]
  /** False for a wrong key. */
  take(channel: ReportedChannel, key: string, body: string): Promise<boolean>
}

export function createProviderReports(
  { database, config, secrets, clock }: Kernel,
  marks: AddressMarks,
): ProviderReports {
  const db = database.primary
  const keyOf = (channel: ReportedChannel): string =>
    secrets.keyFor(`channel-report ${channel}`).toString('hex').slice(0, KEY_LENGTH)

  async function apply(channel: ReportedChannel, { providerId, isHard, detail }: ProviderReport): Promise<void> {
    const step = isHard ? 'bounce' : 'give_up'
    for (const row of await channelDeliveryRepo.byProvider(db, channel, providerId)) {
      // The same report may come twice, and after another one.
      const state = channelStateAfter(row.state, step)
      if (!state || row.state !== 'sent') continue
      const reason = isHard ? ('unknown_address' as const) : ('refused' as const)
      const finishedAt = clock.now()
      await channelDeliveryRepo.move(db, { id: row.id, from: row.state }, { state, reason, detail, finishedAt })
      if (isHard && row.addressHash) await marks.markHash(db, { ...row, hash: row.addressHash }, detail)
    }
  }

  return {
    addresses: () =>
      REPORTED_CHANNELS.map((channel) => ({
        channel,
        address: `${config.publicUrl}${REPORT_PATH}/${channel}/${keyOf(channel)}`,
      })),

    async take(channel, key, body) {
      const [right, given] = [Buffer.from(keyOf(channel)), Buffer.from(key)]
      if (right.length !== given.length || !timingSafeEqual(right, given)) return false
      for (const report of READERS[channel](body)) await apply(channel, report)
      return true
    },
  }
}
