import { FACTOR_WAYS, PASSKEY_NAME_MAX } from '@sands/rules/auth/factor'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'

export const PasskeyIdSchema = IdOf<'passkey'>()
const Encoded = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' })
const Token = Type.String({ minLength: 1, maxLength: 1200 })
/** A random name that the browser generates and stores. */
const DeviceId = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' })
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const Transports = Type.Array(OneOf(TRANSPORTS), { maxItems: 7 })

/** What a browser answers when a person uses a passkey, in base64url. */
export const PasskeyAnswer = Type.Object({
  id: Encoded(1400),
  clientDataJSON: Encoded(4000),
  authenticatorData: Encoded(4000),
  signature: Encoded(2000),
})
export type PasskeyAnswer = Static<typeof PasskeyAnswer>

/** What a browser answers when it has made a passkey. */
export const NewPasskey = Type.Object({
  id: Encoded(1400),
  clientDataJSON: Encoded(4000),
  attestationObject: Encoded(20_000),
  transports: Transports,
})
export type NewPasskey = Static<typeof NewPasskey>

export const FactorChallenge = Type.Object({
  ways: Type.Array(OneOf(FACTOR_WAYS), { description: 'How this person can prove that it is them' }),
  challengeToken: Type.String(),
  passkey: Nullable(
    Type.Object({
      challenge: Type.String(),
      rpId: Type.String(),
      allowed: Type.Array(Type.Object({ id: Type.String(), transports: Transports })),
    }),
  ),
})
export type FactorChallenge = Static<typeof FactorChallenge>

export const FactorProof = Type.Object({
  way: OneOf(FACTOR_WAYS),
  secret: Type.Optional(
    Type.String({ minLength: 1, maxLength: 200, description: 'The code, the recovery code or the password' }),
  ),
  deviceId: Type.Optional(DeviceId),
  challengeToken: Type.Optional(Token),
  passkey: Type.Optional(PasskeyAnswer),
})
export type FactorProof = Static<typeof FactorProof>

export const OwnPasskey = Type.Object({
  id: PasskeyIdSchema,
  name: Type.String(),
  createdAt: Instant,
  usedAt: Nullable(Instant),
})
export type OwnPasskey = Static<typeof OwnPasskey>

export const OwnFactors = Type.Object({
  totpSince: Nullable(Instant),
  passkeys: Type.Array(OwnPasskey),
  recoveryLeft: Type.Integer(),
  isRequired: Type.Boolean({ description: 'The company wants it of people with management rights, as this one' }),
})
export type OwnFactors = Static<typeof OwnFactors>

export const TotpStart = Type.Object({
  secret: Type.String({ description: 'To type where no picture can be scanned' }),
  address: Type.String({ description: 'otpauth:// for authenticator apps' }),
  enrolToken: Type.String(),
})
export const TotpConfirm = Type.Object({ enrolToken: Token, code: Type.String({ minLength: 1, maxLength: 12 }) })

export const PasskeyStart = Type.Object({
  challenge: Type.String(),
  rpId: Type.String(),
  company: Type.String(),
  userHandle: Type.String(),
  userName: Type.String(),
  displayName: Type.String(),
  known: Type.Array(Type.String(), { description: 'Passkeys that the person has already' }),
  enrolToken: Type.String(),
})
export type PasskeyStart = Static<typeof PasskeyStart>
export const PasskeyConfirm = Type.Object({
  enrolToken: Token,
  name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_MAX, pattern: '\\S' }),
  passkey: NewPasskey,
})
export type PasskeyConfirm = Static<typeof PasskeyConfirm>

/** Shown once. Null where the person has codes already. */
export const NewRecoveryCodes = Type.Object({ recoveryCodes: Nullable(Type.Array(Type.String())) })
export type NewRecoveryCodes = Static<typeof NewRecoveryCodes>

export const FactorRemoval = Type.Object({ passkeyId: Nullable(PasskeyIdSchema) })
export const FactorReset = Type.Object({ userId: UserIdSchema })

export const FactorRule = Type.Object({ forManagers: Type.Boolean(), version: Version })
export const ManagedFactorRule = Type.Object({
  ...FactorRule.properties,
  due: Nullable(Instant),
})
export type ManagedFactorRule = Static<typeof ManagedFactorRule>
