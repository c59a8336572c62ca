import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, join, resolve } from 'node:path'
import { type AlipayConfig, pay, type WechatPayConfig } from './config/pay.ts'
import { type TencentConfig, type TencentSmsConfig, tencent, tencentSms } from './config/tencent.ts'
import { address, ConfigError, type Environment, flag, integer, needed, oneOf } from './config/values.ts'

export { ConfigError }

/** All settings. This is the only file that reads the environment; the README has a table of the same variables. */
export interface SmtpConfig {
  /** With the name and the password of the account. */
  url: string
  from: string
}

export interface Config {
  /** The address on which the server listens. */
  port: number
  host: string
  /** Database files, uploads and everything else that must outlive the process. */
  dataDir: string
  /** An external PostgreSQL instead of the embedded one. */
  databaseUrl: string | undefined
  replicaUrls: readonly string[]
  /** Server processes sharing the port. */
  processes: number
  /** The address that people use, if a proxy is in front of the server. */
  publicUrl: string
  /** The number of trusted proxies in front of the server, for X-Forwarded-For. */
  trustedProxies: number
  /** Whether the demo company is loaded into an empty database. */
  demo: boolean
  /** Nobody signs in with the demo password, because others reach this server and `DEMO=1` was not said. */
  refusesDemoPassword: boolean
  /** A token with which other machines may read /metrics. */
  metricsToken: string | undefined
  /** A store for files instead of the folder `objects` under `dataDir`. */
  s3: S3Config | undefined
  /** The most gigabytes that all files together may take; 0 means no limit. */
  storageGb: number
  /** Gigabytes that what one person keeps for themselves may take; 0 for no limit. */
  personStorageGb: number
  /** Lets browsers upload files directly to Tencent, from where the server takes them over. */
  tencent: TencentConfig | undefined
  /** Sends codes by text message. */
  tencentSms: TencentSmsConfig | undefined
  /** Sends codes by e-mail. */
  smtp: SmtpConfig | undefined
  /** Whether codes can be read on the form and at the desk where no provider is configured; on in the demo. */
  codeSimulator: boolean
  /** Whether simulated connections to WeChat, WeCom, Feishu and others work; on in the demo. */
  hostSimulator: boolean
  /** Whether connections may lead to addresses of private networks, where a company has its identity provider. */
  connectionsInside: boolean
  /** Takes money with WeChat Pay. */
  wechatPay: WechatPayConfig | undefined
  /** Takes money with Alipay. */
  alipay: AlipayConfig | undefined
  /** Whether orders can be paid with a simulator that takes no money; on in the demo. */
  paySimulator: boolean
  /** Converts office files to PDF. Without it they can only be downloaded. */
  libreOffice: LibreOfficeConfig | undefined
  /** An installed FFmpeg for video and sound, instead of the bundled one. */
  ffmpegPath: string | undefined
  /** Whether /docs and /openapi.json are there. */
  docs: boolean
  /** Encrypts backups. */
  backupKey: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

export interface S3Config {
  /** Undefined for Amazon itself. */
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The bucket in the path instead of in the host name. */
  forcePathStyle: boolean
}

export interface LibreOfficeConfig {
  program: string
  /** The search path for programs that LibreOffice starts. */
  searchPath: string
  /** Whether it may run where the system cannot keep it from the network. */
  unisolated: boolean
}

const S3_NAMES = ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_FORCE_PATH_STYLE']

function s3(env: Environment): S3Config | undefined {
  const stray = S3_NAMES.find((name) => env[name])
  if (!env.S3_BUCKET && !stray) return undefined
  const bucket = needed(env, 'S3_BUCKET', `${stray} is set`)
  return {
    endpoint: address(env, 'S3_ENDPOINT', ['http:', 'https:']),
    region: env.S3_REGION || 'us-east-1',
    bucket,
    accessKeyId: needed(env, 'S3_ACCESS_KEY_ID', 'S3_BUCKET is set'),
    secretAccessKey: needed(env, 'S3_SECRET_ACCESS_KEY', 'S3_BUCKET is set'),
    forcePathStyle: flag(env, 'S3_FORCE_PATH_STYLE', false),
  }
}

function smtp(env: Environment): SmtpConfig | undefined {
  if (!env.SMTP_URL && !env.MAIL_FROM) return undefined
  const url = env.SMTP_URL ?? ''
  // The value contains a password, so the message does not repeat it.
  if (!/^smtps?:\/\/\S+$/.test(url) || !URL.canParse(url))
    throw new ConfigError('SMTP_URL must be an address such as smtps://name:password@mail.example:465')
  return { url, from: needed(env, 'MAIL_FROM', 'SMTP_URL is set') }
}

/** Default paths of LibreOffice on systems where it is not in the search path. */
const OFFICE_PLACES = [
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  'C:\\Program Files\\LibreOffice\\program\\soffice.exe',
]

function libreOffice(env: Environment): LibreOfficeConfig | undefined {
  const searchPath = env.PATH ?? ''
  const found = searchPath
    .split(delimiter)
    .filter(isAbsolute)
    .flatMap((folder) => ['soffice', 'libreoffice'].map((name) => join(folder, name)))
  const program = (env.LIBREOFFICE_PATH ? [env.LIBREOFFICE_PATH] : [...found, ...OFFICE_PLACES]).find(existsSync)
  return program ? { program, searchPath, unisolated: flag(env, 'LIBREOFFICE_UNISOLATED', false) } : undefined
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/** Whether only this machine reaches the address. */
export const isLocal = (url: string): boolean => LOCAL_HOSTS.includes(new URL(url).hostname)

/** Whether a server that listens there is reached from this machine only. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)

/** The demo password is public: on a server that others reach it is there only when somebody asks for it. */
function demo(
  env: Environment,
  { publicUrl, host, databaseUrl }: Pick<Config, 'publicUrl' | 'host' | 'databaseUrl'>,
): Pick<Config, 'demo' | 'refusesDemoPassword'> {
  const local = isLocal(publicUrl) && isLoopback(host)
  const wanted = flag(env, 'DEMO', databaseUrl === undefined && local)
  return { demo: wanted, refusesDemoPassword: !local && !wanted }
}

const BACKUP_KEY_LENGTH = 16

/** A shorter key could be found by trying. The text of the error must not contain the key. */
function backupKey(env: Environment): string | undefined {
  const text = env.BACKUP_KEY
  if (!text) return undefined
  if (text.length < BACKUP_KEY_LENGTH)
    throw new ConfigError(`BACKUP_KEY must have at least ${BACKUP_KEY_LENGTH} characters`)
  return text
}

const POSTGRES = ['postgres:', 'postgresql:']
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

export function readConfig(env: Environment): Config {
  const databaseUrl = address(env, 'DATABASE_URL', POSTGRES)
  const replicaUrls = (env.DATABASE_REPLICA_URLS ?? '').split(',').filter((url) => url.trim() !== '')
  for (const url of replicaUrls) address({ DATABASE_REPLICA_URLS: url.trim() }, 'DATABASE_REPLICA_URLS', POSTGRES)
  if (replicaUrls.length > 0 && !databaseUrl) throw new ConfigError('DATABASE_REPLICA_URLS needs DATABASE_URL')
  const port = integer(env, 'PORT', 3000, 65_535)
  const publicUrl = (address(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(/\/+$/, '')
  const host = env.HOST || '127.0.0.1'
  return {
    port,
    host,
    dataDir: resolve(env.DATA_DIR || 'data'),
    databaseUrl,
    replicaUrls: replicaUrls.map((url) => url.trim()),
    processes: Math.max(1, integer(env, 'PROCESSES', 1, 64)),
    publicUrl,
    trustedProxies: integer(env, 'TRUSTED_PROXIES', 0, 10),
    ...demo(env, { publicUrl, host, databaseUrl }),
    metricsToken: env.METRICS_TOKEN || undefined,
    s3: s3(env),
    storageGb: integer(env, 'STORAGE_GB', 0, 1_000_000),
    personStorageGb: integer(env, 'PERSON_STORAGE_GB', 5, 1_000_000),
    tencent: tencent(env),
    tencentSms: tencentSms(env),
    smtp: smtp(env),
    codeSimulator: flag(env, 'CODE_SIMULATOR', demo(env, { publicUrl, host, databaseUrl }).demo),
    connectionsInside: flag(env, 'CONNECTIONS_INSIDE', false),
    hostSimulator: flag(env, 'HOST_SIMULATOR', demo(env, { publicUrl, host, databaseUrl }).demo),
    ...pay(env, demo(env, { publicUrl, host, databaseUrl }).demo),
    libreOffice: libreOffice(env),
    ffmpegPath: env.FFMPEG_PATH || undefined,
    docs: flag(env, 'DOCS', true),
    backupKey: backupKey(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, process.stdout.isTTY ? 'warn' : 'info'),
  }
}

/** Reads the environment and `.env`; the environment takes precedence. */
export function loadConfig(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig(process.env)
}
