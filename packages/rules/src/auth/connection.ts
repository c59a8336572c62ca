/** What the company can connect: hosts that vouch for people, its identity provider, its native apps, its mall. */
export const CONNECTION_KINDS = [
  'wechat',
  'miniprogram',
  'wecom',
  'feishu',
  'lark',
  'oidc',
  'native',
  'weimob',
] as const
export type ConnectionKind = (typeof CONNECTION_KINDS)[number]

/** Those that vouch for people. */
export const SOCIAL_KINDS = ['wechat', 'miniprogram', 'wecom', 'feishu', 'lark', 'oidc'] as const
export type SocialKind = (typeof SOCIAL_KINDS)[number]
