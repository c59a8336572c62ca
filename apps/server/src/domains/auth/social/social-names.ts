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

/** The one that the caller names, otherwise the first of the kind that comes first: a host has its own before others. */
export const ofHost = <T extends { kind: ConnectionKind; appId: string }>(
  open: readonly T[],
  { kinds, appId }: { kinds: readonly SocialKind[]; appId: string | undefined },
): T | undefined =>
  appId
    ? open.find((candidate) => candidate.appId === appId)
    : kinds.flatMap((kind) => open.find((candidate) => candidate.kind === kind) ?? [])[0]

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
