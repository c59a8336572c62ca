import type { ConnectionKind, SocialKind } from '@sands/rules/auth/connection'

/** How clients name hosts in the token call. One name serves Feishu and Lark. */
export const NAMED: Readonly<Record<string, readonly SocialKind[]>> = {
  wechat: ['wechat'],
  wechat_public: ['wechat'],
  wechat_mini: ['miniprogram'],
  miniprogram: ['miniprogram'],
  qiwei: ['wecom'],
  wecom: ['wecom'],
  feishu: ['feishu', 'lark'],
  lark: ['lark', 'feishu'],
  oidc: ['oidc'],
}

export const PLATFORMS: Readonly<Record<string, readonly ConnectionKind[]>> = {
  LARK_SUITE: ['feishu', 'lark'],
  WE_COM: ['wecom'],
  WECHAT: ['wechat', 'miniprogram'],
  OIDC: ['oidc'],
}

/**
 * Their pages always give the state back. A mini-program has no page, and inside Feishu the app itself gives a code,
 * without a state.
 */
export const GIVES_STATE_BACK: readonly ConnectionKind[] = ['wechat', 'wecom', 'oidc']
