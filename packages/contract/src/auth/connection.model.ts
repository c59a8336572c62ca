import { type Static, Type } from 'typebox'

/** By what a native app may name a person. */
export const IDENTIFIER_TYPES = ['userName', 'mobile', 'email', 'userId'] as const
export type IdentifierType = (typeof IDENTIFIER_TYPES)[number]

/** What a kind needs besides its id and its secret. Empty where it has none. */
export const ConnectionOptions = Type.Object({
  agentId: Type.String({ maxLength: 40, description: 'WeCom: the number of the app' }),
  issuer: Type.String({
    maxLength: 300,
    description: 'OpenID Connect: the address of the provider; Weimob: of the mall',
  }),
  claim: Type.String({ maxLength: 60, description: 'Where the provider names the person: matched with the user name' }),
  uniqueIds: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), {
    maxItems: 20,
    description: 'Native: packages',
  }),
})
export type ConnectionOptions = Static<typeof ConnectionOptions>
