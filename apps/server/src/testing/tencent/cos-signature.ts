import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type Account, allows, sameText } from './account.ts'

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const hmac = (key: string, text: string) => createHmac('sha1', key).update(text).digest('hex')

export interface CosAsked {
  bucket: string
  region: string
  /** The action of the request, as policies name it. */
  action: string
  key: string
}

export interface CosFault {
  status: number
  code: string
  message?: string
}

/** Computes the signature of the received request again, from the names listed in the signature itself. */
function signatureOf(
  parts: ReadonlyMap<string, string>,
  secretKey: string,
  request: IncomingMessage,
  url: URL,
): string {
  const listed = (name: string) => (parts.get(name) ?? '').split(';').filter(Boolean)
  const query = new Map([...url.searchParams].map(([name, value]) => [encoded(name).toLowerCase(), encoded(value)]))
  const pairs = (names: readonly string[], valueFor: (name: string) => string) =>
    [...names]
      .sort()
      .map((name) => `${name}=${valueFor(name)}`)
      .join('&')
  const text = [
    (request.method ?? '').toLowerCase(),
    decodeURIComponent(url.pathname),
    pairs(listed('q-url-param-list'), (name) => query.get(name) ?? ''),
    pairs(listed('q-header-list'), (name) => encoded(String(request.headers[name] ?? ''))),
    '',
  ].join('\n')
  const hash = createHash('sha1').update(text).digest('hex')
  return hmac(hmac(secretKey, parts.get('q-key-time') ?? ''), `sha1\n${parts.get('q-sign-time')}\n${hash}\n`)
}

/** The reason why COS would refuse the request; undefined when it is allowed. */
export function cosFault(account: Account, request: IncomingMessage, url: URL, asked: CosAsked): CosFault | undefined {
  const given = request.headers.authorization ?? url.search.slice(1)
  const parts = new Map(
    given.split('&').map((part): [string, string] => {
      const [name = '', ...value] = part.split('=')
      return [name, value.join('=')]
    }),
  )
  const id = parts.get('q-ak')
  if (!id) return { status: 403, code: 'AccessDenied' }
  const temporary = account.temporary.get(id)
  const secretKey = id === account.secretId ? account.secretKey : temporary?.secretKey
  if (!secretKey) return { status: 403, code: 'InvalidAccessKeyId' }
  const token = request.headers['x-cos-security-token'] ?? url.searchParams.get('x-cos-security-token')
  if (temporary && token !== temporary.token) return { status: 403, code: 'AccessDenied', message: 'InvalidToken' }
  if (temporary && temporary.until < account.now())
    return { status: 403, code: 'AccessDenied', message: 'ExpiredToken' }
  const [from = 0, until = 0] = (parts.get('q-sign-time') ?? '').split(';').map(Number)
  if (until < account.now()) return { status: 403, code: 'AccessDenied', message: 'Request has expired' }
  if (from > account.now() + 300) return { status: 403, code: 'RequestTimeTooSkewed' }
  if (!sameText(signatureOf(parts, secretKey, request, url), parts.get('q-signature') ?? ''))
    return { status: 403, code: 'SignatureDoesNotMatch' }
  const resource = (key: string) =>
    `qcs::cos:${asked.region}:uid/${asked.bucket.split('-').at(-1)}:${asked.bucket}/${key}`
  if (temporary && !allows(temporary.policy, `name/cos:${asked.action}`, resource(asked.key)))
    return { status: 403, code: 'AccessDenied', message: asked.action }
  if (temporary && request.headers['x-cos-copy-source'] !== undefined)
    return { status: 403, code: 'AccessDenied', message: 'GetObject' }
  return undefined
}
