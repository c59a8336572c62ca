import { SOCIAL_KINDS } from '@sands/rules/auth/connection'
import { type Static, Type } from 'typebox'
import { Instant, Nullable, OneOf, UserIdSchema } from '../kernel/schema.ts'
import { LONGEST_CODE, SignInResult, TokenForm } from './auth.model.ts'
import { ConnectionIdSchema } from './login-app.model.ts'

const Code = Type.String({ minLength: 1, maxLength: LONGEST_CODE })
const State = Type.String({ minLength: 8, maxLength: LONGEST_CODE, pattern: '^[A-Za-z0-9_-]+$' })

/** Where a provider leads back to. The page itself knows where the person wanted to go. */
export const BACK_PATHS = ['/login', '/qiweiTransit', '/desktop/login'] as const
export type BackPath = (typeof BACK_PATHS)[number]

export const AddressQuery = Type.Object({
  id: ConnectionIdSchema,
  state: State,
  back: OneOf(BACK_PATHS),
})
export type AddressQuery = Static<typeof AddressQuery>

export const OAUTH_TYPES = ['wechat_public', 'wechat_mini'] as const

/** `getToken` 1: signs in where the WeChat user belongs to an account. `state` is that of the visit. */
export const OauthBind = Type.Object({
  code: Code,
  type: OneOf(OAUTH_TYPES),
  getToken: Type.Optional(Type.Union([Type.Literal(0), Type.Literal(1)])),
  state: Type.Optional(State),
  device_id: TokenForm.properties.device_id,
})
export type OauthBind = Static<typeof OauthBind>

/**
 * Whom WeChat has vouched for. Without an account `accessToken` is empty, and `authorizationCode` links the WeChat user
 * to the account of whoever signs in next, once, within half an hour. No token of WeChat is part of it.
 */
export const OauthUser = Type.Object({
  userId: Nullable(UserIdSchema),
  appId: Type.String(),
  openId: Type.String(),
  unionId: Type.String(),
  accessToken: Type.String(),
  authorizationCode: Type.String(),
  nickName: Type.String(),
  avatarUrl: Type.String(),
  session: Nullable(SignInResult),
  selectToken: Nullable(Type.String()),
})
export type OauthUser = Static<typeof OauthUser>

const Url = Type.String({ minLength: 8, maxLength: 2000, pattern: '^https?://' })

/** Without `type` it is the official account. */
export const WechatSignatureQuery = Type.Object({
  url: Url,
  type: Type.Optional(OneOf(['wechat', 'wecom', 'agent'])),
})
export const WechatSignature = Type.Object({
  appId: Type.String(),
  timestamp: Type.Integer({ description: 'Seconds' }),
  nonceStr: Type.String(),
  signature: Type.String(),
})
export type WechatSignature = Static<typeof WechatSignature>

export const FeishuSignatureQuery = Type.Object({ url: Url, appId: Type.Optional(Type.String({ maxLength: 120 })) })
export const FeishuSignature = Type.Object({
  appid: Type.String(),
  timestamp: Type.Integer({ description: 'Milliseconds' }),
  noncestr: Type.String(),
  signature: Type.String(),
})
export type FeishuSignature = Static<typeof FeishuSignature>

/** With the ticket of `oauth/bind`, or with a code that the host has just given. */
export const LinkRequest = Type.Object({
  authorizationCode: Type.Optional(Code),
  socialType: Type.Optional(OneOf(SOCIAL_KINDS)),
  appId: Type.Optional(Type.String({ maxLength: 120 })),
  code: Type.Optional(Code),
  state: Type.Optional(State),
  iss: TokenForm.properties.iss,
})
export type LinkRequest = Static<typeof LinkRequest>

export const UnlinkRequest = Type.Object({ id: ConnectionIdSchema })

export const LinkedIdentity = Type.Object({
  id: ConnectionIdSchema,
  kind: OneOf(SOCIAL_KINDS),
  name: Type.String({ description: 'Of the connection' }),
  nickName: Type.String(),
  linkedAt: Instant,
})
export type LinkedIdentity = Static<typeof LinkedIdentity>
