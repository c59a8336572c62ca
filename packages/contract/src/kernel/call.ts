import type { Static, TSchema } from 'typebox'
import type { ErrorName } from '../errors.ts'
import type { Right } from '../rights.ts'

/** Who may make a call: anyone, anyone signed in, or a person with this or either right in their current college. */
export type Access = 'open' | 'learner' | `right:${Right}` | `right:${Right}|${Right}`

export interface Call {
  /** One sentence for the API documentation. */
  readonly summary: string
  readonly access: Access
  readonly query?: TSchema
  readonly body?: TSchema
  readonly data: TSchema
  readonly errors?: readonly ErrorName[]
  /** The body is form-encoded instead of JSON. */
  readonly form?: true
  /**
   * The call runs in one transaction together with its idempotency key, so sending it twice has one effect. A call that
   * needs a right must write to the audit log, otherwise its transaction is rolled back.
   */
  readonly once?: true
  /**
   * The answer contains a secret: it is sent once and never stored, not even for the idempotency key. Requires `once`.
   */
  readonly secret?: true
  /** The body is a file: the handler receives it as a stream, with the call's own size limit. */
  readonly upload?: true
  /** The answer is an event stream; `data` is the type of each event. */
  readonly stream?: true
  /** For standard OAuth clients: the fields of `data`, or an OAuth `error`, are repeated beside the envelope. */
  readonly flat?: true
  /**
   * An open call that also recognises people who are signed in. Each of them has a limit of requests of their own, so
   * that a company behind one address is not slowed down. An invalid token is refused.
   */
  readonly visitors?: true
  /** Requests a minute for one person (or one network, while nobody is signed in). Default 600. */
  readonly perMinute?: number
  /** Separate limits of requests a minute for some values of a field of the body, so that they do not share one limit. */
  readonly budgets?: { readonly field: string; readonly perMinute: Readonly<Record<string, number>> }
  /** The person has proven within the last minutes that it is them, with a second factor or the password. */
  readonly stepUp?: true
  /**
   * A call of learners with which managers decide about others: like calls with a right, they make it only with the second
   * factor that the company asks them for.
   */
  readonly decides?: true
  /** The call also works before set-up, while the installation is empty. */
  readonly beforeSetUp?: true
  /** Largest body in bytes. Default 64 KB. */
  readonly bodyLimit?: number
}

export type Method = 'GET' | 'POST'
export type Calls = Readonly<Record<`${Method} /${string}`, Call>>

export const call = <const C extends Call>(definition: C): C => definition

type Part<C, K extends string> = C extends { readonly [P in K]: infer S extends TSchema } ? Static<S> : undefined
export type QueryOf<C extends Call> = Part<C, 'query'>
export type BodyOf<C extends Call> = Part<C, 'body'>
export type DataOf<C extends Call> = Static<C['data']>
