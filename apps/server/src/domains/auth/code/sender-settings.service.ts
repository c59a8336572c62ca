import type { ManagedSender, SenderChange, SenderChannel, SenderOptions } from '@sands/contract/auth/sender.model'
import { SENDER_CHANNELS } from '@sands/contract/auth/sender.model'
import { changed } from '../../../kernel/audit/changed.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { seal } from '../connection/seal.codec.ts'
import type { Senders } from './sender.kind.ts'
import { senderSettingsRepo } from './sender-settings.repo.ts'
import { needsSecret, senderKeyOf } from './senders.service.ts'

export interface SenderManagement {
  list(): Promise<ManagedSender[]>
  save(tx: Tx, viewer: Viewer, change: SenderChange): Promise<null>
  remove(tx: Tx, viewer: Viewer, step: { channel: SenderChannel; version: number }): Promise<null>
}

/** What each channel cannot do without. */
const NEEDED: Readonly<Record<SenderChannel, readonly (keyof SenderOptions)[]>> = {
  sms: ['account', 'appId', 'sign', 'templateId'],
  mail: ['host', 'from'],
}

/** Who sends text messages and e-mail, for the people who look after it. */
export function createSenderManagement(kernel: Kernel, senders: Senders): SenderManagement {
  const { database, clock, audit } = kernel
  const key = senderKeyOf(kernel)

  const record = (
    tx: Tx,
    viewer: Viewer,
    entry: { step: string; channel: SenderChannel; before?: object; after?: object },
  ) =>
    audit.record(tx, viewer, {
      action: `auth.sender.${entry.step}`,
      subject: { kind: 'sender', id: null, name: entry.channel },
      ...changed(entry.before ?? {}, entry.after ?? {}),
      collegeId: null,
    })

  return {
    async list() {
      const stored = await senderSettingsRepo.all(database.primary)
      const states = await senders.states(database.primary)
      return SENDER_CHANNELS.map((channel) => {
        const own = stored.find((row) => row.channel === channel)
        return {
          channel,
          source: states[channel].source,
          options: own?.options ?? null,
          keySetAt: own?.setAt?.toISOString() ?? null,
          version: own?.version ?? 0,
        }
      })
    },

    async save(tx, viewer, { channel, version, options, secret }) {
      if (NEEDED[channel].some((name) => !String(options[name]).trim())) throw fail('auth.sender_incomplete')
      const before = (await senderSettingsRepo.all(tx)).find((row) => row.channel === channel)
      // A secret goes to the server it was entered for, and to no other.
      const isElsewhere = before && (before.options.host !== options.host || before.options.account !== options.account)
      const signsIn = needsSecret(channel, options)
      if (signsIn && !secret && (!before?.sealed || isElsewhere)) throw fail('auth.key_missing')
      const isStored =
        version === 0
          ? await senderSettingsRepo.add(tx, { channel, options })
          : await senderSettingsRepo.change(tx, { channel, version }, options)
      if (!isStored) throw fail('kernel.changed_meanwhile')
      if (!signsIn) await senderSettingsRepo.dropKey(tx, channel)
      else if (secret)
        await senderSettingsRepo.setKey(tx, { channel, sealed: seal(key, channel, secret), setAt: clock.now() })
      const after = { ...options, ...(signsIn && secret ? { key: true } : {}) }
      await record(tx, viewer, { step: before ? 'updated' : 'created', channel, before: before?.options ?? {}, after })
      return null
    },

    async remove(tx, viewer, { channel, version }) {
      if (!(await senderSettingsRepo.remove(tx, channel, version))) throw fail('kernel.changed_meanwhile')
      await record(tx, viewer, { step: 'removed', channel })
      return null
    },
  }
}
