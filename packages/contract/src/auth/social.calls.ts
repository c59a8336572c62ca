import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nothing } from '../kernel/schema.ts'
import {
  AddressQuery,
  FeishuSignature,
  FeishuSignatureQuery,
  LinkedIdentity,
  LinkRequest,
  OauthBind,
  OauthUser,
  UnlinkRequest,
  WechatSignature,
  WechatSignatureQuery,
} from './social.model.ts'

export const authSocialCalls = {
  'GET /sands-user/api/v1/auth/social-address': call({
    summary: 'The page of a host or identity provider that asks who somebody is, and leads back with a code.',
    access: 'open',
    query: AddressQuery,
    data: Type.Object({ address: Type.String() }),
    perMinute: 120,
    errors: ['auth.way_closed', 'auth.provider_unavailable'],
  }),
  'POST /sands-user/oauth/bind': call({
    summary: 'Exchanges a code of WeChat for the WeChat user, and signs in where an account is linked.',
    access: 'open',
    body: OauthBind,
    data: OauthUser,
    perMinute: 300,
    errors: ['auth.way_closed', 'auth.authorization_failed', 'auth.provider_unavailable', 'kernel.too_many_requests'],
  }),
  'GET /sands-user/api/v1/auth/wechat/config-signature': call({
    summary: 'Signs an address of ours for the script of WeChat or WeCom.',
    access: 'open',
    query: WechatSignatureQuery,
    data: WechatSignature,
    perMinute: 300,
    errors: ['auth.way_closed', 'auth.provider_unavailable', 'kernel.malformed'],
  }),
  'GET /sands-user/api/v1/auth/feishu/config-signature': call({
    summary: 'Signs an address of ours for the script of Feishu.',
    access: 'open',
    query: FeishuSignatureQuery,
    data: FeishuSignature,
    perMinute: 300,
    errors: ['auth.way_closed', 'auth.provider_unavailable', 'kernel.malformed'],
  }),
  'GET /sands-user/api/v1/user/open-list': call({
    summary: 'The identities that are linked to the account of the person.',
    access: 'learner',
    data: Type.Array(LinkedIdentity),
  }),
  'POST /sands-user/api/v1/user/bind-open': call({
    summary: 'Links an identity of a host to the account of the person.',
    access: 'learner',
    body: LinkRequest,
    data: LinkedIdentity,
    perMinute: 30,
    errors: [
      'auth.way_closed',
      'auth.authorization_failed',
      'auth.identity_taken',
      'auth.provider_unavailable',
      'kernel.too_many_requests',
      'kernel.proof_due',
    ],
  }),
  'POST /sands-user/api/v1/user/unbind-open': call({
    summary: 'Unlinks an identity. The last way in stays.',
    access: 'learner',
    body: UnlinkRequest,
    data: Nothing,
    once: true,
    errors: ['auth.last_way_in', 'kernel.not_found'],
  }),
} satisfies Calls
