import { type Static, Type } from 'typebox'
import { CollegeIdSchema, Language, OneOf } from '../kernel/schema.ts'
import { LoginApp } from './login-app.model.ts'

export const SignInResult = Type.Object({
  access_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer({ description: 'Seconds' }),
  refresh_token: Type.String(),
  collegeId: CollegeIdSchema,
})
export type SignInResult = Static<typeof SignInResult>

/** Codes and states of identity providers: some send more than a thousand characters. */
export const LONGEST_CODE = 4096

const Password = Type.String({ minLength: 1, maxLength: 200 })

/** All grants in one flat object: form fields arrive as strings and unknown ones are ignored, as OAuth clients expect. */
export const TokenForm = Type.Object({
  grant_type: Type.String({ minLength: 1, maxLength: 40 }),
  username: Type.Optional(
    Type.String({ minLength: 1, maxLength: 120, description: 'User name, phone number or e-mail' }),
  ),
  password: Type.Optional(Password),
  refresh_token: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  mobile: Type.Optional(Type.String({ minLength: 1, maxLength: 24, description: 'Grant sms' })),
  areaCode: Type.Optional(Type.String({ maxLength: 5, description: 'Country code of the number; 86 without it' })),
  code: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_CODE, description: 'Grants sms and social' })),
  socialType: Type.Optional(Type.String({ maxLength: 40 })),
  state: Type.Optional(Type.String({ maxLength: LONGEST_CODE, description: 'Grant social, after a redirect' })),
  iss: Type.Optional(Type.String({ maxLength: 500, description: 'Grant social: the provider that answered' })),
  appId: Type.Optional(Type.String({ maxLength: 120 })),
  device_id: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]{16,64}$',
      description: 'A random name that the browser generates and stores',
    }),
  ),
  agreed: Type.Optional(
    Type.String({ maxLength: 8, description: 'yes: the form said that signing in means agreeing to the agreements' }),
  ),
})
export type TokenForm = Static<typeof TokenForm>

export const NewPassword = Type.Object({
  changeToken: Type.String({ minLength: 1, maxLength: 200 }),
  newPassword: Password,
})

export const PasswordChange = Type.Object({ oldPassword: Password, newPassword: Password })
export type PasswordChange = Static<typeof PasswordChange>

export const DemoAccount = Type.Object({ userName: Type.String(), name: Type.String(), role: Type.String() })
export type DemoAccount = Static<typeof DemoAccount>

/** sms: code by text message; reset-…: ways to a forgotten password; register: people can make their own account. */
export const LOGIN_METHODS = ['password', 'sms', 'reset-sms', 'reset-email', 'register'] as const
export type LoginMethod = (typeof LOGIN_METHODS)[number]

export const LoginMethods = Type.Object({
  methods: Type.Array(OneOf(LOGIN_METHODS)),
  apps: Type.Array(LoginApp, {
    description: 'Hosts and providers that vouch for people; with platformType only its own',
  }),
  demo: Type.Union([Type.Object({ password: Type.String(), accounts: Type.Array(DemoAccount) }), Type.Null()]),
})
export type LoginMethods = Static<typeof LoginMethods>

export const DemoPasswords = Type.Object({
  total: Type.Integer(),
  userNames: Type.Array(Type.String(), { description: 'The first of them, in the order of their names' }),
})
export type DemoPasswords = Static<typeof DemoPasswords>

/** The data that an empty installation needs for set-up. */
export const SetUp = Type.Object({
  code: Type.String({ minLength: 4, maxLength: 40, description: 'Printed by the server when it started' }),
  companyName: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  collegeName: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  language: Language,
  userName: Type.String({ minLength: 2, maxLength: 60, pattern: '^[\\p{L}\\p{N}._@-]+$' }),
  name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  password: Password,
})
export type SetUp = Static<typeof SetUp>
