import { type Static, Type } from 'typebox'

/**
 * The server of a native app asks for a session of its person. `noce` is spelt as the apps send it. `sign` is the
 * lower-case hex of HMAC-SHA256 with the secret of the app over all other fields but `appSecret`: empty ones left out,
 * sorted by name, `name=value` joined with `&`.
 */
export const ShellLogin = Type.Object({
  appId: Type.String({ minLength: 1, maxLength: 120 }),
  appSecret: Type.Optional(Type.String({ maxLength: 200, description: 'Sent by old apps; never read' })),
  identifierType: Type.String({ minLength: 1, maxLength: 20, description: 'userName, mobile, email or userId' }),
  identifierValue: Type.String({ minLength: 1, maxLength: 120 }),
  noce: Type.String({ minLength: 1, maxLength: 80, description: 'At least ten characters, never twice' }),
  timestamp: Type.Union([Type.Integer(), Type.String({ maxLength: 20 })], { description: 'Milliseconds' }),
  appUniqueId: Type.String({ minLength: 1, maxLength: 120 }),
  sign: Type.String({ minLength: 1, maxLength: 128 }),
})
export type ShellLogin = Static<typeof ShellLogin>

export const MallEntry = Type.Object({ url: Type.String({ description: 'The mall, with the person signed in' }) })
export type MallEntry = Static<typeof MallEntry>
