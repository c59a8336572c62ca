import type { CallBody, CallData, CallKey } from '@sands/contract/calls'
import { type ErrorName, errors } from '@sands/contract/errors'
import type { Id } from '@sands/contract/kernel/schema'
import { errorTexts } from '@sands/i18n/errors'
import { format, type Params } from '@sands/i18n/format'
import { acceptedLanguage } from '@sands/rules/language'
import { onTestFinished } from 'vitest'

/** An answer as it is sent on the wire, where an id is a plain string. */
export type Plain<T> = T extends Id<string> ? string : T extends object ? { [P in keyof T]: Plain<T[P]> } : T

/** One request as the server would see it. */
export interface SentCall<K extends CallKey = CallKey> {
  key: K
  query: URLSearchParams
  body: Plain<CallBody<K>>
  headers: Headers
}

/** Anything other than data: an error of the contract, no answer, or a pending answer. */
class Failure {
  readonly kind: 'refused' | 'no answer' | 'waiting'
  readonly name: ErrorName | undefined
  readonly params: Params
  constructor(kind: Failure['kind'], name?: ErrorName, params: Params = {}) {
    this.kind = kind
    this.name = name
    this.params = params
  }
}

/** The server refuses: an error of the contract, with the text of the dictionary in the language of the request. */
export const refused = (name: ErrorName, params?: Params): Failure => new Failure('refused', name, params)
/** The network is down. */
export const noAnswer = new Failure('no answer')
/** The answer does not arrive while the test runs. */
export const waiting = new Failure('waiting')

export type CallAnswer<K extends CallKey> = Plain<CallData<K>> | Failure
export type CallAnswers = {
  [K in CallKey]?: CallAnswer<K> | ((sent: SentCall<K>) => CallAnswer<K> | Promise<CallAnswer<K>>)
}

export interface FakeCalls {
  /** Every request so far, in order. */
  sent: SentCall[]
  sentTo: <K extends CallKey>(key: K) => SentCall<K>[]
  /** Changes the answers from now on. */
  answer: (answers: CallAnswers) => void
}

type AnyAnswer = unknown | ((sent: SentCall) => unknown)

function bodyOf(body: unknown): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body)
  if (typeof body !== 'string') return body
  return body === '' ? {} : JSON.parse(body)
}

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, fail) => {
    const stop = () => fail(new DOMException('Aborted', 'AbortError'))
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
  })

function refusal({ name = 'kernel.unexpected', params }: Failure, headers: Headers): Response {
  const { code, status } = errors[name]
  const language = acceptedLanguage(headers.get('accept-language') ?? undefined)
  const msg = format(errorTexts[language][name], params, language)
  return new Response(JSON.stringify({ code, msg, data: params }), { status, headers: { 'x-request-id': 'req-1' } })
}

function responseTo(answer: unknown, { headers }: SentCall, signal: AbortSignal | null | undefined) {
  if (!(answer instanceof Failure)) return new Response(JSON.stringify({ code: 1, msg: '', data: answer ?? null }))
  if (answer.kind === 'waiting') return untilAborted(signal)
  if (answer.kind === 'no answer') throw new TypeError('Failed to fetch')
  return refusal(answer, headers)
}

/**
 * Answers `fetch` by the key of the call until the test has finished. A call without an answer fails the test with its
 * name.
 */
export function fakeCalls(answers: CallAnswers): FakeCalls {
  const known = new Map<string, AnyAnswer>(Object.entries(answers))
  const unknown = new Set<string>()
  const sent: SentCall[] = []
  const fakeFetch: typeof fetch = async (input, init = {}) => {
    const request = input instanceof Request ? input : undefined
    const url = new URL(request?.url ?? String(input), 'http://sands.test')
    const key = `${init.method ?? request?.method ?? 'GET'} ${url.pathname}` as CallKey
    const headers = new Headers(init.headers ?? request?.headers)
    const call = { key, query: url.searchParams, body: bodyOf(init.body), headers } as SentCall
    sent.push(call)
    if (!known.has(key)) {
      unknown.add(key)
      throw new TypeError(`no answer for ${key}`)
    }
    const answer = known.get(key)
    return responseTo(typeof answer === 'function' ? await answer(call) : answer, call, init.signal)
  }
  const before = globalThis.fetch
  globalThis.fetch = fakeFetch
  onTestFinished(() => {
    globalThis.fetch = before
    if (unknown.size > 0) throw new Error(`calls that the test has no answer for:\n${[...unknown].join('\n')}`)
  })
  return {
    sent,
    sentTo: <K extends CallKey>(key: K) => sent.filter((call): call is SentCall<K> => call.key === key),
    answer: (more) => {
      for (const [key, answer] of Object.entries(more)) known.set(key, answer)
    },
  }
}
