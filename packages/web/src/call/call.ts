import type { CallBody, CallData, CallKey, CallQuery } from '@sands/contract/calls'
import { QUIET_CODES } from '@sands/contract/kernel/codes'
import { asSignedIn } from '../session/as-signed-in.ts'
import type { Session } from '../session/store.ts'
import { showToast } from '../toast/toast.ts'
import { CallError } from './call-error.ts'
import { beginLoading } from './loading.ts'
import { send } from './send.ts'

export { CallError } from './call-error.ts'

export interface CallOptions {
  /** Shows no toast; the screen shows the error itself. */
  quiet?: boolean
  /** Shows no toast when the network fails, because the request is stored and sent later. */
  isNetworkQuiet?: boolean
  /** Shows no toast for these errors, because the request is stored and sent later. */
  quietFor?: (error: CallError) => boolean
  /** Shows no loading indicator: for work that the person did not start. */
  silent?: boolean
  signal?: AbortSignal
  idempotencyKey?: string
  keepalive?: boolean
  /** Timeout of a call that is known to be slow. */
  limitMs?: number
  /**
   * The user id of the person who makes the call. Refused without being sent when another person is signed in by then.
   */
  owner?: string
}

type Loose<T> = { [P in keyof T]: Record<never, never> extends Pick<T, P> ? T[P] | undefined : T[P] }
type Part<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : Record<never, never> extends T
    ? { [P in Name]?: Loose<T> }
    : { [P in Name]: Loose<T> }

export type CallContent<K extends CallKey> = Part<'query', CallQuery<K>> & Part<'body', CallBody<K>>
export type CallInput<K extends CallKey> = CallContent<K> & CallOptions
export type CallArguments<K extends CallKey> =
  Record<never, never> extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>]

export interface RawInput extends CallOptions {
  query?: object
  body?: object
}

export const call = <K extends CallKey>(key: K, ...[input]: CallArguments<K>): Promise<CallData<K>> =>
  request(key, input) as Promise<CallData<K>>

/** `call` for code that forwards any call, such as the outbox. Types are checked where the call is created. */
export async function request(key: CallKey, input: RawInput = {}): Promise<unknown> {
  const done = input.silent ? undefined : beginLoading()
  try {
    const { owner, silent, quiet } = input
    // Screens that read show their errors themselves; what is not quiet was done by the person.
    return await asSignedIn((session) => sendAs(session, key, input), { owner, silent, isAct: !quiet, onAsk: done })
  } catch (error) {
    if (
      error instanceof CallError &&
      !input.quiet &&
      !(input.isNetworkQuiet && error.network) &&
      !input.quietFor?.(error) &&
      !QUIET_CODES.includes(error.code)
    ) {
      showToast(error.msg, { kind: 'error' })
    }
    throw error
  } finally {
    done?.()
  }
}

function sendAs(session: Session | null, key: CallKey, input: RawInput): Promise<unknown> {
  return send({
    key,
    query: input.query,
    body: input.body,
    token: session?.accessToken,
    idempotencyKey: input.idempotencyKey,
    signal: input.signal,
    keepalive: input.keepalive,
    limitMs: input.limitMs,
  })
}
