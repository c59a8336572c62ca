import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Temporary keys with the permissions of their policy. */
export interface TemporaryKey {
  secretKey: string
  token: string
  /** Seconds. */
  until: number
  policy: Policy
}

export interface Policy {
  version: string
  statement: { effect: string; action: string[]; resource: string[] }[]
}

/** One account at Tencent, shared by the simulators of its services. */
export interface Account {
  secretId: string
  secretKey: string
  temporary: Map<string, TemporaryKey>
  now(): number
}

export const anAccount = (now: () => number): Account => ({
  secretId: 'AKIDsimulated00000000000000000000000',
  secretKey: 'SimulatedKey00000000000000000000',
  temporary: new Map(),
  now,
})

export function giveTemporary(account: Account, policy: Policy, seconds: number): [string, TemporaryKey] {
  const random = () => randomBytes(16).toString('hex')
  const key = { secretKey: random(), token: `${random()}/+=`, until: account.now() + seconds, policy }
  const id = `AKIDtmp${random()}`
  account.temporary.set(id, key)
  return [id, key]
}

export const allows = ({ statement }: Policy, action: string, resource: string): boolean =>
  statement.some(
    (rule) =>
      rule.effect === 'allow' &&
      rule.action.includes(action) &&
      rule.resource.some((pattern) =>
        pattern.endsWith('*') ? resource.startsWith(pattern.slice(0, -1)) : resource === pattern,
      ),
  )

export const sameText = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const hmac256 = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

/** The fault of a request signed with TC3, as Tencent's services would report it. */
export function tc3Fault(
  account: Account,
  service: string,
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  body: Buffer,
): string | undefined {
  const { headers } = request
  const at = Number(headers['x-tc-timestamp'])
  if (!(Math.abs(account.now() - at) <= 300)) return 'AuthFailure.SignatureExpire'
  const parsed =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([\d-]{10})\/(\w+)\/tc3_request, SignedHeaders=([\w;-]+), Signature=(\w{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!parsed) return 'AuthFailure.InvalidAuthorization'
  const [, id = '', day = '', signedService = '', signed = '', signature = ''] = parsed
  if (id !== account.secretId) return 'AuthFailure.SecretIdNotFound'
  const names = signed.split(';')
  if (signedService !== service || !names.includes('host') || !names.includes('content-type'))
    return 'AuthFailure.SignatureFailure'
  const lines = names.map((name) => `${name}:${String(headers[name]).trim().toLowerCase()}\n`).join('')
  const canonical = [request.method, '/', '', lines, signed, sha256(body)].join('\n')
  const text = `TC3-HMAC-SHA256\n${at}\n${day}/${service}/tc3_request\n${sha256(canonical)}`
  const key = hmac256(hmac256(hmac256(`TC3${account.secretKey}`, day), service), 'tc3_request')
  return sameText(hmac256(key, text).toString('hex'), signature) ? undefined : 'AuthFailure.SignatureFailure'
}

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export interface Listening {
  url: string
  port: number
  close(): Promise<void>
}

export async function listen(handler: RequestListener): Promise<Listening> {
  const server = createServer(handler).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
