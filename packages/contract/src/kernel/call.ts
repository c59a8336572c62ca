import type { Static, TSchema } from 'typebox'
import type { ErrorName } from '../errors.ts'
import type { Right } from '../rights.ts'

/** Who may make a call: anyone, anyone signed in, or a person who holds the right in the college they are in. */
export type Access = 'open' | 'learner' | `right:${Right}`

export interface Call {
  /** One sentence for the API pages. */
  readonly summary: string
  readonly access: Access
  readonly query?: TSchema
  readonly body?: TSchema
  readonly data: TSchema
  readonly errors?: readonly ErrorName[]
  /** The body comes form-encoded instead of as JSON. */
  readonly form?: true
  /**
   * The call runs in one transaction together with its idempotency key: sent twice, it happens once. One that needs a right
   * must say in the audit log what it changed, or nothing is changed.
   */
  readonly once?: true
  /** The answer holds a secret: it is told once and kept nowhere, not even for the same key. Goes with `once`. */
  readonly secret?: true
  /** The body is a file: it is handed to the handler as it arrives, with the call's own size limit. */
  readonly upload?: true
  /** The answer is a stream of events; `data` is what each of them carries. */
  readonly stream?: true
  /** The fields of `data` are repeated beside the envelope, and an OAuth `error` with them, for ordinary OAuth clients. */
  readonly flat?: true
  /** Requests a minute for one person (or one address, while nobody is signed in). Default 600. */
  readonly perMinute?: number
  /** Answers also while the installation is empty and waits to be set up. */
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
