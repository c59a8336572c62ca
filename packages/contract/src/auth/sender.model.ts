import { MAIL_HOST } from '@sands/rules/auth/mail-host'
import { type Static, Type } from 'typebox'
import { Instant, Nullable, OneOf } from '../kernel/schema.ts'
import { FINDINGS } from './connections.model.ts'

/** Text messages of Tencent Cloud, and e-mail by a mail server. */
export const SENDER_CHANNELS = ['sms', 'mail'] as const
export type SenderChannel = (typeof SENDER_CHANNELS)[number]

/** What a channel needs besides its secret. Empty where it has none. */
export const SenderOptions = Type.Object({
  account: Type.String({ maxLength: 120, description: 'Text messages: the id of the key; e-mail: the user name' }),
  appId: Type.String({ maxLength: 15, pattern: '^\\d*$', description: 'Text messages: the number of the application' }),
  sign: Type.String({ maxLength: 40, description: 'Text messages: the approved signature' }),
  templateId: Type.String({
    maxLength: 15,
    pattern: '^\\d*$',
    description: 'Text messages: the template of codes; its variables are the code and the minutes',
  }),
  host: Type.String({
    maxLength: 200,
    pattern: MAIL_HOST,
    description: 'E-mail: the mail server, without its port',
  }),
  port: Type.Integer({ minimum: 0, maximum: 65_535, description: 'E-mail: 0 is the usual one' }),
  isSecure: Type.Boolean({ description: 'E-mail: TLS from the first byte, otherwise STARTTLS' }),
  from: Type.String({ maxLength: 120, description: 'E-mail: the sender' }),
})
export type SenderOptions = Static<typeof SenderOptions>

/** Who sends now: what was entered at the desk goes before the environment. */
export const SENDER_SOURCES = ['settings', 'environment', 'simulator', 'none'] as const
export type SenderSource = (typeof SENDER_SOURCES)[number]

/** A channel as its managers see it. Its secret is never part of an answer. */
export const ManagedSender = Type.Object({
  channel: OneOf(SENDER_CHANNELS),
  source: OneOf(SENDER_SOURCES),
  // What was stored before the rules of today is shown, so that it can be put right.
  options: Nullable(Type.Object({ ...SenderOptions.properties, host: Type.String() })),
  keySetAt: Nullable(Instant),
  version: Type.Integer({ minimum: 0, description: '0 where nothing was entered' }),
})
export type ManagedSender = Static<typeof ManagedSender>

/** Version 0 is that of a channel for which nothing was entered. Without a secret the one that is stored stays. */
export const SenderChange = Type.Object({
  channel: OneOf(SENDER_CHANNELS),
  version: Type.Integer({ minimum: 0 }),
  options: SenderOptions,
  secret: Nullable(Type.String({ minLength: 1, maxLength: 400 })),
})
export type SenderChange = Static<typeof SenderChange>

export const SenderRemoval = Type.Object({ channel: OneOf(SENDER_CHANNELS), version: Type.Integer({ minimum: 1 }) })

export const SenderToExamine = Type.Object({ channel: OneOf(SENDER_CHANNELS) })

const SENDER_EXAMINED = ['simulated', 'key', 'name', 'reach', 'clock', 'tls', 'login', 'template'] as const

/** One step of the examination of a channel, as those of connections. */
export const SenderFinding = Type.Object({
  step: OneOf(SENDER_EXAMINED),
  state: OneOf(FINDINGS),
  reason: Type.String(),
  detail: Type.String({ description: 'A number, a code or a host, never a secret' }),
})
export type SenderFinding = Static<typeof SenderFinding>
