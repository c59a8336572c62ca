import { NOT_SET_UP, SUCCESS } from '@sands/contract/kernel/codes'
import { kernelLinks } from '@sands/contract/kernel/kernel.links'
import { isRecord } from '../device/device.ts'
import { timeZone } from '../device/time-zone.ts'
import { currentLanguage, translate } from '../i18n/texts.ts'
import { heard, missed } from '../offline/connectivity.ts'
import { managedCollege } from '../session/managed-college.ts'
import { CallError } from './call-error.ts'
import { takeEarly } from './early.ts'
import { headersIn } from './headers.ts'

const TIMEOUT_MS = 30_000
/** The code of a missing answer; the server never sends it. */
const NO_ANSWER = -1

export interface Wire {
  key: string
  query?: object | undefined
  body?: object | undefined
  /** The Basic header of the token call, which is sent form-encoded. */
  basic?: string | undefined
  token?: string | undefined
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  keepalive?: boolean | undefined
  limitMs?: number | undefined
}

export const noAnswer = (status: number, requestId?: string) =>
  new CallError({ code: NO_ANSWER, msg: translate('app_network_error'), status, requestId, network: true })

const entries = (values: object): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] satisfies [string, string]],
  )

const searchOf = (query: object | undefined) => new URLSearchParams(entries(query ?? {})).toString()

export function addressOf({ key, query }: Wire): string {
  const path = key.slice(key.indexOf(' ') + 1)
  const search = searchOf(query)
  return search ? `${path}?${search}` : path
}

export const headersOf = (wire: Omit<Wire, 'key'>): Headers =>
  headersIn({
    ...wire,
    language: currentLanguage(),
    timeZone: timeZone(),
    ...(wire.token ? { collegeId: managedCollege() } : {}),
  })

function bodyOf({ body, basic }: Wire): BodyInit | undefined {
  if (!body) return undefined
  return basic ? new URLSearchParams(entries(body)) : JSON.stringify(body)
}

/** Only calls that act on nothing are sent early: with a token, or those of a visitor. */
function early({ key, query, body, basic, token = '', idempotencyKey }: Wire): Promise<Response> | undefined {
  if (basic || idempotencyKey) return undefined
  const asked = { key, body: body ? JSON.stringify(body) : '', query: searchOf(query) }
  return takeEarly({ ...asked, token, language: currentLanguage() })
}

/** An app from the service worker's cache may open before the installation is set up. */
function goToSetUp(): void {
  if (window.location.pathname !== kernelLinks.setUp()) window.location.replace(kernelLinks.setUp())
}

/** Also stops waiting for an early request, which was sent without this signal. */
const unlessStopped = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('Stopped', 'AbortError'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

/** One request and its answer: the data of the envelope, or a CallError. Does not use the session. */
export async function send(request: Wire): Promise<unknown> {
  const method = request.key.slice(0, request.key.indexOf(' '))
  // A POST without a body is sent as empty JSON.
  const wire = method === 'GET' ? request : { ...request, body: request.body ?? {} }
  const abort = new AbortController()
  const stop = () => abort.abort()
  if (wire.signal?.aborted) stop()
  wire.signal?.addEventListener('abort', stop)
  const timer = setTimeout(stop, wire.limitMs ?? TIMEOUT_MS)
  try {
    const body = bodyOf(wire)
    const answer =
      early(request) ??
      fetch(addressOf(wire), {
        method,
        headers: headersOf(wire),
        signal: abort.signal,
        ...(body === undefined ? {} : { body }),
        ...(wire.keepalive ? { keepalive: true } : {}),
      })
    const response = await unlessStopped(answer, abort.signal)
    const text = await unlessStopped(response.text(), abort.signal)
    const data = openEnvelope(response.status, response.headers.get('x-request-id') ?? undefined, text)
    heard()
    return data
  } catch (error) {
    if (error instanceof CallError && !error.network) heard()
    else if (!wire.signal?.aborted) missed()
    if (error instanceof CallError && error.code === NOT_SET_UP) goToSetUp()
    if (error instanceof CallError) throw error
    if (wire.signal?.aborted) throw new DOMException('The caller aborted the call', 'AbortError')
    throw noAnswer(0)
  } finally {
    clearTimeout(timer)
    wire.signal?.removeEventListener('abort', stop)
  }
}

/**
 * An answer that is not our envelope comes from something in between, such as a proxy's error page, and counts as no
 * answer.
 */
export function openEnvelope(status: number, requestId: string | undefined, text: string): unknown {
  const envelope = parse(text)
  if (!isRecord(envelope) || typeof envelope.code !== 'number') throw noAnswer(status, requestId)
  if (envelope.code === SUCCESS) return envelope.data
  const msg = typeof envelope.msg === 'string' ? envelope.msg : ''
  throw new CallError({ code: envelope.code, msg, status, data: envelope.data, requestId })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
