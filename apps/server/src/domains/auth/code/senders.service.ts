import type { SenderChannel, SenderOptions, SenderSource } from '@sands/contract/auth/sender.model'
import { MAIL_HOST } from '@sands/rules/auth/mail-host'
import type { TencentSmsConfig } from '../../../kernel/config/tencent.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { outsideLookup } from '../../../kernel/outgoing.ts'
import { unseal } from '../connection/seal.codec.ts'
import { SendTrouble } from '../outside/outside.kind.ts'
import { type CodeSender, noSender, type Senders, type SmtpServer } from './sender.kind.ts'
import { type StoredSender, senderSettingsRepo } from './sender-settings.repo.ts'
import { createSimulator } from './simulator.service.ts'
import { createSmtp, smtpServerOf } from './smtp.service.ts'
import { createTencentSms } from './tencent-sms.service.ts'

const SMS_URL = 'https://sms.tencentcloudapi.com'
const REGION = 'ap-guangzhou'

/** The secrets of channels are sealed with this. */
export const senderKeyOf = ({ secrets }: Pick<Kernel, 'secrets'>): Buffer => secrets.keyFor('sender-keys')

/** Mail servers inside a company often take messages without a sign-in. */
export const needsSecret = (channel: SenderChannel, { account }: Pick<SenderOptions, 'account'>): boolean =>
  channel !== 'mail' || account !== ''

const smsOf = ({ options }: StoredSender, secretKey: string, url: string): TencentSmsConfig => ({
  ...{ secretId: options.account, secretKey, url, region: REGION },
  ...{ appId: options.appId, sign: options.sign, templateId: options.templateId },
})

const HOST = new RegExp(MAIL_HOST)

const smtpOf = ({ options }: StoredSender, pass: string): SmtpServer => {
  const { account, host, port, isSecure, from } = options
  return { host, port, secure: isSecure, user: account, pass, from }
}

const expectOutside = (host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    outsideLookup(host, { all: false }, (error) => (error ? reject(error) : resolve()))
  })

/** A mail server that managers have entered is not inside the network of this server, unless the operator allows it. */
const guarded = (sender: CodeSender, host: string): CodeSender => ({
  state: sender.state,
  async send(message) {
    await expectOutside(host)
    await sender.send(message)
  },
  async deliver(...message) {
    await expectOutside(host).catch(() => {
      throw new SendTrouble('settings', 'inside')
    })
    return sender.deliver(...message)
  },
})

/**
 * What was entered at the desk, otherwise the providers of the environment, otherwise the simulators of the demo. Beside
 * a real provider nothing is simulated.
 */
export function createSenders(kernel: Kernel): Senders {
  const { tencentSms, smtp, codeSimulator, connectionsInside } = kernel.config
  const key = senderKeyOf(kernel)
  const fixed: Readonly<Record<SenderChannel, CodeSender | undefined>> = {
    sms: tencentSms && createTencentSms(kernel, tencentSms),
    mail: smtp && createSmtp(kernel, smtpServerOf(smtp)),
  }
  const simulators: Readonly<Record<SenderChannel, CodeSender>> = {
    sms: createSimulator(kernel, 'sms'),
    mail: createSimulator(kernel, 'email'),
  }
  // One for each channel, while what was entered stays the same: a connection to the mail server is kept.
  const made = new Map<SenderChannel, { version: string; sender: CodeSender }>()

  /** A stored value that cannot be used closes its channel and nothing else. What is wrong is never told: it is secret. */
  function usable(stored: StoredSender, secret: string): CodeSender {
    try {
      if (stored.channel === 'sms') return createTencentSms(kernel, smsOf(stored, secret, tencentSms?.url ?? SMS_URL))
      if (!HOST.test(stored.options.host)) return noSender
      const sender = createSmtp(kernel, smtpOf(stored, secret))
      return connectionsInside ? sender : guarded(sender, stored.options.host)
    } catch {
      kernel.log.warn({ channel: stored.channel }, 'what was entered for a channel cannot be used')
      return noSender
    }
  }

  /** After a restore the secret is entered again. */
  const secretOf = ({ channel, options, sealed }: StoredSender): string | undefined => {
    if (!needsSecret(channel, options)) return ''
    return (sealed && unseal(key, channel, sealed)) || undefined
  }

  function entered(stored: StoredSender): CodeSender {
    const { channel, options, sealed } = stored
    const secret = secretOf(stored)
    if (secret === undefined) return noSender
    // What is removed and entered again begins with the first number.
    const version = JSON.stringify([options, sealed?.toString('base64')])
    const known = made.get(channel)
    if (known?.version === version) return known.sender
    const sender = usable(stored, secret)
    made.set(channel, { version, sender })
    return sender
  }

  type Found = { source: SenderSource; sender: CodeSender }
  function pick(channel: SenderChannel, stored: readonly StoredSender[]): Found {
    const own = stored.find((row) => row.channel === channel)
    if (own) return { source: 'settings', sender: entered(own) }
    const given = fixed[channel]
    if (given) return { source: 'environment', sender: given }
    if (!codeSimulator || stored.length > 0 || tencentSms || smtp) return { source: 'none', sender: noSender }
    return { source: 'simulator', sender: simulators[channel] }
  }

  const told = ({ source, sender: { state } }: Found) => ({ source, state })
  return {
    sms: async (db) => pick('sms', await senderSettingsRepo.all(db)).sender,
    mail: async (db) => pick('mail', await senderSettingsRepo.all(db)).sender,
    async states(db) {
      const stored = await senderSettingsRepo.all(db)
      return { sms: told(pick('sms', stored)), mail: told(pick('mail', stored)) }
    },
    async setup(db, channel) {
      const stored = await senderSettingsRepo.all(db)
      const { source } = pick(channel, stored)
      const own = stored.find((row) => row.channel === channel)
      if (!own) {
        const sms = source === 'environment' && tencentSms ? { sms: tencentSms } : {}
        const mail = source === 'environment' && smtp ? { mail: smtpServerOf(smtp) } : {}
        return { source, mayBeInside: true, ...sms, ...mail }
      }
      const secret = secretOf(own)
      if (secret === undefined) return { source, mayBeInside: connectionsInside }
      const url = tencentSms?.url ?? SMS_URL
      const how = channel === 'sms' ? { sms: smsOf(own, secret, url) } : { mail: smtpOf(own, secret) }
      return { source, mayBeInside: connectionsInside, ...how }
    },
  }
}
