import { type Environment, matching, needed, origin } from './values.ts'

export interface TencentConfig {
  secretId: string
  secretKey: string
  /** The service that issues temporary keys. */
  stsUrl: string
  cos: CosConfig | undefined
  vod: VodConfig | undefined
}

export interface TencentSmsConfig {
  secretId: string
  secretKey: string
  url: string
  region: string
  appId: string
  /** The approved signature. */
  sign: string
  /** Its variables are the code and the minutes. */
  templateId: string
}

export interface CosConfig {
  /** The bucket name ends with the number of the account. */
  bucket: string
  region: string
  /** The address of the bucket: its own host name, or a domain bound to it. */
  url: string
}

export interface VodConfig {
  subAppId: number
  /** The address of the API for media. */
  url: string
  /** The address that delivers media, if it is not a host of Tencent. */
  mediaUrl: string | undefined
}

function cos(env: Environment): CosConfig | undefined {
  if (!env.TENCENT_COS_BUCKET) return undefined
  const bucket = matching(env, 'TENCENT_COS_BUCKET', [
    /^[a-z0-9][a-z0-9-]{0,49}-\d{5,15}$/,
    'a name like files-1250000000',
  ])
  const region = matching(env, 'TENCENT_COS_REGION', [/^[a-z]{2,10}(?:-[a-z0-9]+)+$/, 'a region like ap-guangzhou'])
  return { bucket, region, url: origin(env, 'TENCENT_COS_URL', `https://${bucket}.cos.${region}.myqcloud.com`) }
}

function vod(env: Environment): VodConfig | undefined {
  if (!env.TENCENT_VOD_SUB_APP_ID) return undefined
  return {
    subAppId: Number(matching(env, 'TENCENT_VOD_SUB_APP_ID', [/^\d{5,15}$/, 'the number of an application'])),
    url: origin(env, 'TENCENT_VOD_URL', 'https://vod.tencentcloudapi.com'),
    mediaUrl: env.TENCENT_VOD_MEDIA_URL ? origin(env, 'TENCENT_VOD_MEDIA_URL', '') : undefined,
  }
}

const TENCENT_NAMES = [
  'TENCENT_SECRET_KEY',
  'TENCENT_COS_BUCKET',
  'TENCENT_COS_REGION',
  'TENCENT_COS_URL',
  'TENCENT_STS_URL',
  'TENCENT_VOD_SUB_APP_ID',
  'TENCENT_VOD_URL',
  'TENCENT_VOD_MEDIA_URL',
]

const SMS_NAMES = ['TENCENT_SMS_SIGN', 'TENCENT_SMS_TEMPLATE', 'TENCENT_SMS_REGION', 'TENCENT_SMS_URL']

/** Sends codes by text message. */
export function tencentSms(env: Environment): TencentSmsConfig | undefined {
  const stray = SMS_NAMES.find((name) => env[name])
  if (!env.TENCENT_SMS_APP_ID && !stray) return undefined
  const reason = `${stray ?? 'TENCENT_SMS_APP_ID'} is set`
  return {
    secretId: needed(env, 'TENCENT_SECRET_ID', reason),
    secretKey: needed(env, 'TENCENT_SECRET_KEY', reason),
    url: origin(env, 'TENCENT_SMS_URL', 'https://sms.tencentcloudapi.com'),
    region: env.TENCENT_SMS_REGION || 'ap-guangzhou',
    appId: matching(env, 'TENCENT_SMS_APP_ID', [/^\d{5,15}$/, 'the number of an application']),
    sign: needed(env, 'TENCENT_SMS_SIGN', reason),
    templateId: matching(env, 'TENCENT_SMS_TEMPLATE', [/^\d{3,15}$/, 'the number of a template']),
  }
}

/** Lets browsers upload directly to Tencent. */
export function tencent(env: Environment): TencentConfig | undefined {
  const stray = TENCENT_NAMES.find((name) => env[name])
  if (!env.TENCENT_SECRET_ID && !stray) return undefined
  // The same keys send text messages, without an upload.
  if (env.TENCENT_SMS_APP_ID && !env.TENCENT_COS_BUCKET && !env.TENCENT_VOD_SUB_APP_ID) return undefined
  const secretId = needed(env, 'TENCENT_SECRET_ID', `${stray} is set`)
  const secretKey = needed(env, 'TENCENT_SECRET_KEY', 'TENCENT_SECRET_ID is set')
  if (!env.TENCENT_VOD_SUB_APP_ID) needed(env, 'TENCENT_COS_BUCKET', 'TENCENT_SECRET_ID is set')
  const stsUrl = origin(env, 'TENCENT_STS_URL', 'https://sts.tencentcloudapi.com')
  return { secretId, secretKey, stsUrl, cos: cos(env), vod: vod(env) }
}
