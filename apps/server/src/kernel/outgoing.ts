import { lookup } from 'node:dns'
import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** A connection without data for this long is closed. */
const SILENCE_MS = 30_000
const MAX_TEXT = 4 * 1024 * 1024

/** Addresses of this machine, of its private network, or of no machine. */
const inside = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, prefix, 'ipv6')

/** An IPv4 address in IPv6 notation is checked as IPv4. */
export const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

export class OutgoingError extends Error {}

const insideError = (host: string) => new OutgoingError(`${host} is an internal address`)

/**
 * Checks the address that the connection really uses, so that a name that resolves differently the second time cannot
 * bypass the check.
 */
export const outsideLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new OutgoingError(`${host} has no address`), '', 0)
    if (addresses.some(({ address }) => isInside(address))) return done(insideError(host), '', 0)
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}

export interface Outgoing {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Whether the request may reach private addresses. Only for hosts that the operator has configured. */
  mayBeInside: boolean
  signal?: AbortSignal
}

/** Sends one request. Redirects are returned as answers and not followed. */
export async function send(
  url: string,
  { method = 'GET', headers = {}, body, mayBeInside, signal }: Outgoing,
): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  // Numeric addresses are connected without a look-up, so they are checked here.
  if (!mayBeInside && isIP(host) && isInside(host)) throw insideError(host)
  const line = (protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }) },
    timeout: SILENCE_MS,
    ...(mayBeInside ? {} : { lookup: outsideLookup }),
    ...(signal ? { signal } : {}),
  })
  line.on('timeout', () => line.destroy(new OutgoingError(`${host} did not answer in time`)))
  line.end(body)
  const [response] = (await once(line, 'response')) as [IncomingMessage]
  // Later errors reach the reader of the answer.
  line.on('error', () => undefined)
  return response
}

/** Returns the answer, with a limit. */
export async function bytesOf(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    if (bytes > most) throw new OutgoingError('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Returns the answer as text, with a limit far above what any caller expects. */
export const textOf = async (response: IncomingMessage): Promise<string> =>
  (await bytesOf(response, MAX_TEXT)).toString('utf8')
