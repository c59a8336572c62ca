import { createHash, createHmac } from 'node:crypto'

type Pairs = Readonly<Record<string, string>>

export interface CosKey {
  secretId: string
  secretKey: string
  /** Only with temporary keys. */
  token?: string
}

export interface CosRequest {
  method: string
  /** Starts with a slash, not encoded. */
  path: string
  query?: Pairs
  /** The signed headers; the signature does not prevent other headers. */
  headers: Pairs
  /** The start and end of the validity, in seconds. */
  time: { from: number; until: number }
}

const hmac = (key: string, text: string) => createHmac('sha1', key).update(text).digest('hex')
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex')

/** Percent-encoding as Tencent requires it: everything but letters, digits and `-_.~`. */
export const cosEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

function sorted(pairs: Pairs): [name: string, value: string][] {
  return Object.entries(pairs)
    .map(([name, value]): [string, string] => [cosEncoded(name).toLowerCase(), cosEncoded(value)])
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

const joined = (pairs: readonly [string, string][]) => pairs.map(([name, value]) => `${name}=${value}`).join('&')
const names = (pairs: readonly [string, string][]) => pairs.map(([name]) => name).join(';')

/** The `Authorization` header of a request to COS: https://cloud.tencent.com/document/product/436/7778 */
export function cosAuthorization({ secretId, secretKey }: CosKey, { method, path, ...request }: CosRequest): string {
  const time = `${request.time.from};${request.time.until}`
  const query = sorted(request.query ?? {})
  const headers = sorted(request.headers)
  const asked = `${method.toLowerCase()}\n${path}\n${joined(query)}\n${joined(headers)}\n`
  const signature = hmac(hmac(secretKey, time), `sha1\n${time}\n${sha1(asked)}\n`)
  return [
    'q-sign-algorithm=sha1',
    `q-ak=${secretId}`,
    `q-sign-time=${time}`,
    `q-key-time=${time}`,
    `q-header-list=${names(headers)}`,
    `q-url-param-list=${names(query)}`,
    `q-signature=${signature}`,
  ].join('&')
}

export const cosPath = (key: string): string => `/${key.split('/').map(cosEncoded).join('/')}`

/** An address that opens one object until it expires, for anyone who has it. */
export function cosSignedUrl(
  key: CosKey,
  {
    origin,
    objectKey,
    query = {},
    time,
  }: { origin: string; objectKey: string; query?: Pairs; time: CosRequest['time'] },
): string {
  const authorization = cosAuthorization(key, {
    method: 'get',
    path: `/${objectKey}`,
    query,
    headers: { host: new URL(origin).host },
    time,
  })
  const token = key.token ? [`x-cos-security-token=${cosEncoded(key.token)}`] : []
  const rest = Object.entries(query).map(([name, value]) => `${cosEncoded(name)}=${cosEncoded(value)}`)
  return `${origin}${cosPath(objectKey)}?${[authorization, ...token, ...rest].join('&')}`
}
