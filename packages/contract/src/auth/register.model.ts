import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable } from '../kernel/schema.ts'
import { SignInResult } from './auth.model.ts'
import { AreaCode, EmailAddress, MobileNumber, OneTimeCode } from './code.model.ts'

const InvitationCode = Type.String({ minLength: 8, maxLength: 60, pattern: '^[A-Za-z0-9_-]+$' })

/** By number or by address, never both. */
export const Registration = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  areaCode: Type.Optional(AreaCode),
  mobile: Type.Optional(MobileNumber),
  email: Type.Optional(EmailAddress),
  code: OneTimeCode,
  password: Type.String({ minLength: 1, maxLength: 200 }),
  invitation: Type.Optional(InvitationCode),
  agreed: Type.Literal(true, { description: 'To the user agreement and the privacy policy' }),
})
export type Registration = Static<typeof Registration>

export const Registered = Type.Object({
  session: Nullable(SignInResult),
  isWaiting: Type.Boolean({ description: 'Somebody who looks after people decides first' }),
})
export type Registered = Static<typeof Registered>

export const RegisterOptions = Type.Object({
  by: Type.Union([Type.Literal('invitation'), Type.Literal('domain'), Type.Literal('approval')]),
  sms: Type.Boolean(),
  email: Type.Boolean(),
})
export type RegisterOptions = Static<typeof RegisterOptions>

export const NewInvitation = Type.Object({
  note: Type.String({ maxLength: 60 }),
  days: Type.Integer({ minimum: 1, maximum: 90 }),
  uses: Type.Integer({ minimum: 1, maximum: 1000 }),
})
export type NewInvitation = Static<typeof NewInvitation>

export const Invitation = Type.Object({
  id: IdOf<'invitation'>(),
  note: Type.String(),
  usesLeft: Type.Integer(),
  createdAt: Instant,
  expiresAt: Instant,
})
export type Invitation = Static<typeof Invitation>
