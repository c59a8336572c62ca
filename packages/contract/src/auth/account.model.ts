import { type Static, Type } from 'typebox'
import { IdOf, Instant, Language, Nullable, OneOf } from '../kernel/schema.ts'
import { AgreementKind } from '../settings/settings.model.ts'
import { AreaCode, EmailAddress, MobileNumber, OneTimeCode } from './code.model.ts'

export const AccountSafety = Type.Object({
  userName: Type.String(),
  mobile: Nullable(Type.String()),
  mobileProven: Type.Boolean({ description: 'The person has proven the number with a code' }),
  email: Nullable(Type.String()),
  passwordChangedAt: Nullable(Instant),
  devices: Type.Integer({ description: 'Sessions that are open now' }),
})
export type AccountSafety = Static<typeof AccountSafety>

const CurrentPassword = Type.String({ maxLength: 200, description: 'The current password of the person' })

export const EmailBinding = Type.Object({ email: EmailAddress, code: OneTimeCode, password: CurrentPassword })
export type EmailBinding = Static<typeof EmailBinding>
const ProvenNumber = { areaCode: AreaCode, mobile: MobileNumber, code: OneTimeCode }
export const MobileBinding = Type.Object({ ...ProvenNumber, password: CurrentPassword })
export type MobileBinding = Static<typeof MobileBinding>
export const PasswordByCode = Type.Object({
  ...ProvenNumber,
  newPassword: Type.String({ minLength: 1, maxLength: 200 }),
})
export type PasswordByCode = Static<typeof PasswordByCode>

/** A sign-in of the person: open, or ended within the last month. */
export const SignedInDevice = Type.Object({
  id: IdOf<'session'>(),
  isCurrent: Type.Boolean(),
  network: Type.String(),
  userAgent: Type.String(),
  signedInAt: Instant,
  endedAt: Nullable(Instant),
})
export type SignedInDevice = Static<typeof SignedInDevice>

export const DELETION_STATES = ['waiting', 'approved', 'refused', 'withdrawn'] as const
export type DeletionState = (typeof DELETION_STATES)[number]

export const OwnDeletion = Type.Object({
  state: OneOf(DELETION_STATES),
  reason: Type.String(),
  createTime: Instant,
  note: Type.String(),
})
export type OwnDeletion = Static<typeof OwnDeletion>

/** The first time that the person agreed to a version of a text. */
const Consent = Type.Object({
  kind: AgreementKind,
  language: Language,
  version: Type.Integer(),
  agreedAt: Instant,
})

export const PrivacyInfo = Type.Object({
  kinds: Type.Array(Type.Object({ kind: OneOf(['profile', 'places', 'sign-ins', 'activity']), count: Type.Integer() })),
  consents: Type.Array(Consent, { description: 'The newest first' }),
  deletion: Nullable(OwnDeletion),
})
export type PrivacyInfo = Static<typeof PrivacyInfo>
