import { ConfigError, type Environment, flag, matching, needed, origin } from './values.ts'

export interface WechatPayConfig {
  /** The official account in which people pay. */
  appId: string
  /** Without it nobody pays inside WeChat, because the account cannot ask who the payer is. */
  appSecret: string | undefined
  mchId: string
  /** The serial number of the merchant certificate. */
  serial: string
  /** The key of the merchant, as PEM. */
  privateKey: string
  apiV3Key: string
  /** Public keys of WeChat as PEM, by the serial of a platform certificate or by `PUB_KEY_ID_…`. Certificates that are not here are fetched. */
  platformKeys: Readonly<Record<string, string>>
  url: string
  /** Where the official account asks a person who they are, and where it reads the answer. */
  loginUrl: string
  tokenUrl: string
}

export interface AlipayConfig {
  appId: string
  privateKey: string
  /** The public key of Alipay, as PEM. */
  alipayKey: string
  gateway: string
}

/** A PEM text in one line: line feeds are written as \\n. */
const pem = (text: string): string => `${text.replaceAll('\\n', '\n').trim()}\n`

const WECHAT_PAY_NAMES = [
  'WECHAT_PAY_APP_SECRET',
  'WECHAT_PAY_MCH_ID',
  'WECHAT_PAY_SERIAL',
  'WECHAT_PAY_KEY',
  'WECHAT_PAY_API_V3_KEY',
  'WECHAT_PAY_PLATFORM_SERIAL',
  'WECHAT_PAY_PLATFORM_KEY',
]

/** Merchants without a key of their own fetch the certificates of the platform. */
function platformKeys(env: Environment): Readonly<Record<string, string>> {
  if (!env.WECHAT_PAY_PLATFORM_SERIAL && !env.WECHAT_PAY_PLATFORM_KEY) return {}
  const serial = needed(env, 'WECHAT_PAY_PLATFORM_SERIAL', 'WECHAT_PAY_PLATFORM_KEY is set')
  return { [serial]: pem(needed(env, 'WECHAT_PAY_PLATFORM_KEY', 'WECHAT_PAY_PLATFORM_SERIAL is set')) }
}

function wechatPay(env: Environment): WechatPayConfig | undefined {
  const stray = WECHAT_PAY_NAMES.find((name) => env[name])
  if (!env.WECHAT_PAY_APP_ID && !stray) return undefined
  const reason = `${stray ?? 'WECHAT_PAY_APP_ID'} is set`
  return {
    appId: needed(env, 'WECHAT_PAY_APP_ID', reason),
    appSecret: env.WECHAT_PAY_APP_SECRET || undefined,
    mchId: matching(env, 'WECHAT_PAY_MCH_ID', [/^\d{8,12}$/, 'the number of a merchant']),
    serial: needed(env, 'WECHAT_PAY_SERIAL', reason),
    privateKey: pem(needed(env, 'WECHAT_PAY_KEY', reason)),
    apiV3Key: needed(env, 'WECHAT_PAY_API_V3_KEY', reason),
    platformKeys: platformKeys(env),
    url: origin(env, 'WECHAT_PAY_URL', 'https://api.mch.weixin.qq.com'),
    loginUrl: origin(env, 'WECHAT_PAY_LOGIN_URL', 'https://open.weixin.qq.com'),
    tokenUrl: origin(env, 'WECHAT_PAY_TOKEN_URL', 'https://api.weixin.qq.com'),
  }
}

function alipay(env: Environment): AlipayConfig | undefined {
  const stray = ['ALIPAY_KEY', 'ALIPAY_PUBLIC_KEY'].find((name) => env[name])
  if (!env.ALIPAY_APP_ID && !stray) return undefined
  const reason = `${stray ?? 'ALIPAY_APP_ID'} is set`
  return {
    appId: needed(env, 'ALIPAY_APP_ID', reason),
    privateKey: pem(needed(env, 'ALIPAY_KEY', reason)),
    alipayKey: pem(needed(env, 'ALIPAY_PUBLIC_KEY', reason)),
    gateway: origin(env, 'ALIPAY_URL', 'https://openapi.alipay.com'),
  }
}

interface PayConfig {
  wechatPay: WechatPayConfig | undefined
  alipay: AlipayConfig | undefined
  paySimulator: boolean
}

/** The simulator takes no money, so that it is never beside a provider that does. */
export function pay(env: Environment, isDemo: boolean): PayConfig {
  const real = { wechatPay: wechatPay(env), alipay: alipay(env) }
  const isReal = real.wechatPay !== undefined || real.alipay !== undefined
  const paySimulator = flag(env, 'PAY_SIMULATOR', isDemo && !isReal)
  if (paySimulator && isReal) throw new ConfigError('PAY_SIMULATOR must be 0 where WeChat Pay or Alipay takes money')
  return { ...real, paySimulator }
}
