import { type Static, Type } from 'typebox'
import { Nullable, OneOf, UserIdSchema } from '../kernel/schema.ts'
import { SignInResult, TokenForm } from './auth.model.ts'

export const AreaCode = Type.String({ minLength: 1, maxLength: 5, pattern: '^\\+?[1-9][0-9]{0,3}$' })
export const MobileNumber = Type.String({ minLength: 5, maxLength: 24, pattern: '^[0-9 ()-]{5,24}$' })
export const EmailAddress = Type.String({ minLength: 5, maxLength: 120, pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' })
export const OneTimeCode = Type.String({ minLength: 1, maxLength: 12 })

/** What a code is good for: a code for one scene is worthless in another. */
export const CODE_SCENES = ['login', 'reset', 'bind', 'password', 'register'] as const
export type CodeScene = (typeof CODE_SCENES)[number]

export const CodeSent = Type.Object({
  seconds: Type.Integer({ description: 'Until another code can be sent' }),
  minutes: Type.Integer({ description: 'How long the code is valid' }),
  simulated: Nullable(Type.String({ description: 'The code itself, where a simulator stands in for the provider' })),
})
export type CodeSent = Static<typeof CodeSent>

export const SmsRequest = Type.Object({
  areaCode: AreaCode,
  mobile: MobileNumber,
  scene: OneOf(CODE_SCENES),
})
export type SmsRequest = Static<typeof SmsRequest>

export const EmailCodeRequest = Type.Object({ email: EmailAddress, scene: OneOf(['reset', 'bind', 'register']) })
export type EmailCodeRequest = Static<typeof EmailCodeRequest>

export const Country = Type.Object({
  code: Type.String({ description: 'ISO 3166-1' }),
  areaCode: Type.String(),
  name: Type.String(),
})
export type Country = Static<typeof Country>

export const CountryList = Type.Object({
  home: Type.String({ description: 'The country code that the form begins with' }),
  countries: Type.Array(Country),
})
export type CountryList = Static<typeof CountryList>

/** By number or by address, never both. */
export const CodeCheck = Type.Object({
  areaCode: Type.Optional(AreaCode),
  mobile: Type.Optional(MobileNumber),
  email: Type.Optional(EmailAddress),
  code: OneTimeCode,
})
export type CodeCheck = Static<typeof CodeCheck>

/** One of the two: the person goes on to the new password, or first chooses which account it is for. */
export const CheckedCode = Type.Object({ changeToken: Nullable(Type.String()), selectToken: Nullable(Type.String()) })
export type CheckedCode = Static<typeof CheckedCode>

const SelectToken = Type.String({ minLength: 1, maxLength: 200 })
export const SelectRequest = Type.Object({ selectToken: SelectToken })
export const OwnAccount = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  collegeName: Type.String(),
})
export type OwnAccount = Static<typeof OwnAccount>

export const AccountChoice = Type.Object({
  selectToken: SelectToken,
  userId: UserIdSchema,
  device_id: TokenForm.properties.device_id,
})
export type AccountChoice = Static<typeof AccountChoice>
export const ChosenAccount = Type.Object({
  session: Nullable(SignInResult),
  changeToken: Nullable(Type.String()),
})
export type ChosenAccount = Static<typeof ChosenAccount>

export const NumberProof = Type.Object({
  proveToken: SelectToken,
  password: Type.String({ minLength: 1, maxLength: 200 }),
  device_id: TokenForm.properties.device_id,
})
export type NumberProof = Static<typeof NumberProof>
