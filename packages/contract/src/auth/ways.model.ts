import { REGISTER_WAYS } from '@sands/rules/auth/register'
import { type Static, Type } from 'typebox'
import { Instant, OneOf, Version } from '../kernel/schema.ts'
import { AreaCode } from './code.model.ts'

const MailDomain = Type.String({ minLength: 4, maxLength: 80, pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' })

/** What the company allows. The password always works. */
export const WaysChoice = Type.Object({
  phone: Type.Boolean({ description: 'Sign in with a code by text message' }),
  resetBySms: Type.Boolean(),
  resetByEmail: Type.Boolean(),
  homeArea: AreaCode,
  registerBy: OneOf(REGISTER_WAYS),
  registerDomains: Type.Array(MailDomain, { maxItems: 20, uniqueItems: true }),
})
export type WaysChoice = Static<typeof WaysChoice>

/** real: a provider is configured; simulated: messages stay in the outbox of the desk; none: nothing can be sent. */
export const SENDER_STATES = ['real', 'simulated', 'none'] as const
export type SenderState = (typeof SENDER_STATES)[number]

export const ManagedWays = Type.Object({
  ...WaysChoice.properties,
  version: Version,
  sms: OneOf(SENDER_STATES),
  mail: OneOf(SENDER_STATES),
})
export type ManagedWays = Static<typeof ManagedWays>

export const WaysChange = Type.Object({ ...WaysChoice.properties, version: Version })
export type WaysChange = Static<typeof WaysChange>

/** A message that the simulator kept instead of sending it. */
export const SimulatedMessage = Type.Object({
  id: Type.String(),
  channel: OneOf(['sms', 'email']),
  target: Type.String(),
  text: Type.String(),
  sentAt: Instant,
})
export type SimulatedMessage = Static<typeof SimulatedMessage>
