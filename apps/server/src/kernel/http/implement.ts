import type { Readable } from 'node:stream'
import { rightsFor } from '@sands/contract/kernel/access'
import type { BodyOf, Call, Calls, DataOf, QueryOf } from '@sands/contract/kernel/call'
import type { CollegeId } from '@sands/contract/kernel/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type TSchema, Type } from 'typebox'
import type { Tx } from '../database/database.ts'
import { fail } from '../errors.ts'
import type { Kernel } from '../kernel.ts'
import { answeredLine } from '../log.ts'
import type { Caller, Identity, Viewer } from '../viewer.ts'
import { letGo } from './body-timeout.ts'
import { callerOf } from './caller.ts'
import { expectEnrolled } from './enrolment.ts'
import { EventStream } from './event-stream.ts'
import { once } from './idempotency.ts'
import { networkOf } from './network.ts'
import { Prepared, readsBrotli } from './prepared.ts'
import { rateLimit } from './rate-limit.ts'
import { bodyValidator, queryValidator } from './validate.ts'

/** Returns the person of a bearer token, synchronously if the token is cached. Throws 14100 or 14280. */
export type Identify = (token: string | undefined) => Identity | Promise<Identity>

/** Throws unless the person has proven within the last minutes that it is them. */
export type ExpectFresh = (viewer: Viewer) => Promise<void>

export interface App {
  http: FastifyInstance
  kernel: Kernel
  identify: Identify
  expectFresh: ExpectFresh
}

/** An open call for visitors knows who the caller is if they are signed in. */
interface Open {
  caller: Caller
  identity?: Identity | undefined
}

type Input<C extends Call> = (C['access'] extends 'open' ? Open : { viewer: Viewer }) & {
  query: QueryOf<C>
  body: BodyOf<C>
  request: FastifyRequest
} & (C extends { once: true } ? { tx: Tx } : unknown) &
  (C extends { upload: true } ? { upload: Readable } : unknown)

/** The handler of a stream returns the function that runs once the connection is open. */
type Output<C extends Call> = C extends { stream: true }
  ? (stream: EventStream) => void
  : DataOf<C> | Prepared<DataOf<C>>

export type Handlers<Group extends Calls> = {
  [Key in keyof Group]: Group[Key] extends Call
    ? (input: Input<Group[Key]>) => Output<Group[Key]> | Promise<Output<Group[Key]>>
    : never
}

type AnyHandler = (input: never) => unknown

const DEFAULT_PER_MINUTE = 600
const DEFAULT_BODY_LIMIT = 64 * 1024
export const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const
const API_FIELDS = Object.entries(API_HEADERS).flat()

export function bearer(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w-]{8,80}$/.test(key)) throw fail('kernel.malformed')
  return key
}

/** The person may have switched the college in another window. A page acts only on the college that it shows. */
export function stayIn(collegeId: CollegeId, request: FastifyRequest): void {
  const shown = request.headers['x-college-id']
  if (shown !== undefined && shown !== collegeId) throw fail('kernel.other_college', { collegeId })
}

const answerSchemas = new WeakMap<Call, TSchema>()

/** The same object for every server of a process, so that its serializer is compiled once. */
function answerSchema(call: Call): TSchema {
  const known = answerSchemas.get(call)
  if (known) return known
  const schema = Type.Object({ code: Type.Integer(), msg: Type.String(), data: call.data })
  answerSchemas.set(call, schema)
  return schema
}

/** Uploads are not parsed: the handler reads the body as it arrives and may stop early. */
function addRoute(http: FastifyInstance, call: Call, route: RouteOptions): void {
  if (!call.upload) return void http.route(route)
  http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.addHook('onResponse', async (request) => letGo(request.raw))
    scope.route(route)
  })
}

/** Registers the calls of a domain. A missing handler, or one with a wrong answer type, does not compile. */
export function implement<const Group extends Calls>(app: App, calls: Group, handlers: Handlers<Group>): void {
  for (const [name, call] of Object.entries<Call>(calls)) {
    register(app, {
      name,
      call,
      handler: (handlers as Readonly<Record<string, AnyHandler>>)[name] as (input: object) => unknown,
    })
  }
}

function register(
  { http, kernel, identify, expectFresh }: App,
  { name, call, handler }: { name: string; call: Call; handler: (input: object) => unknown },
): void {
  const [method = '', url = ''] = name.split(' ')
  const metric = kernel.metrics.call(name)
  const logAnswered = answeredLine(kernel.log, name)
  const limit = rateLimit(call.perMinute ?? DEFAULT_PER_MINUTE, kernel.clock)
  const budgets = new Map(
    Object.entries(call.budgets?.perMinute ?? {}).map(([value, perMinute]) => [
      value,
      rateLimit(perMinute, kernel.clock),
    ]),
  )
  const strangers = rateLimit(DEFAULT_PER_MINUTE, kernel.clock)
  const checkQuery = call.query ? queryValidator(call.query) : undefined
  const checkBody = call.body ? bodyValidator(call.body) : undefined
  const rights = rightsFor(call.access)

  function answer(input: Record<string, unknown>, caller: Caller, request: FastifyRequest): unknown {
    input.query = checkQuery?.(request.query, caller.language)
    // A request without a body is still validated, with an undefined body.
    if (call.upload) input.upload = request.raw
    else input.body = checkBody?.(request.body, caller.language)
    input.request = request
    const { viewer } = input as { viewer: Viewer }
    return call.stepUp ? expectFresh(viewer).then(() => act(input, request)) : act(input, request)
  }

  function act(input: Record<string, unknown>, request: FastifyRequest): unknown {
    if (!call.once) return handler(input)
    const { viewer } = input as { viewer: Viewer }
    const key = call.secret ? undefined : idempotencyKey(request)
    return once(kernel, { viewer, key, call: name, body: input.body }, async (tx) => {
      const data = await handler({ ...input, tx })
      // Every change by a call that needs a right must be in the audit log; without an entry the transaction fails.
      if (rights.length > 0 && !kernel.audit.spokeIn(tx)) throw new Error(`${name} wrote no entry to the audit log`)
      return data
    })
  }

  /** Some calls do several things that must not use up each other's requests. */
  function limitOf({ body }: FastifyRequest) {
    const { field } = call.budgets ?? {}
    if (!field || typeof body !== 'object' || body === null) return limit
    return budgets.get(String((body as Record<string, unknown>)[field])) ?? limit
  }

  function take(key: string, limited = limit): void {
    const seconds = limited.take(key)
    if (seconds > 0) throw fail('kernel.too_many_requests', { seconds })
  }

  /** Every unknown token costs a look-up in the database, so callers who send many of them are slowed down. */
  function takeStranger(ip: string): void {
    const seconds = strangers.take(networkOf(ip))
    if (seconds > 0) throw fail('kernel.too_many_requests', { seconds })
  }

  function enter(identity: Identity, caller: Caller, request: FastifyRequest): unknown {
    take(identity.userId)
    if (call.decides) expectEnrolled(identity, kernel.clock)
    if (rights.length > 0) {
      stayIn(identity.collegeId, request)
      expectEnrolled(identity, kernel.clock)
      if (!rights.some((right) => identity.rights.has(right))) throw fail('kernel.no_permission')
    }
    const { language, timeZone, ip, userAgent } = caller
    return answer({ viewer: { ...identity, language, timeZone, ip, userAgent } satisfies Viewer }, caller, request)
  }

  function enterOpen(caller: Caller, request: FastifyRequest, identity?: Identity): unknown {
    take(identity?.userId ?? networkOf(caller.ip), limitOf(request))
    return answer({ caller, identity }, caller, request)
  }

  function handle(request: FastifyRequest): unknown {
    const caller = callerOf(request)
    const token = bearer(request)
    const isOpen = call.access === 'open'
    if (isOpen && (!call.visitors || token === undefined)) return enterOpen(caller, request)
    const admit = (known: Identity) => (isOpen ? enterOpen(caller, request, known) : enter(known, caller, request))
    const identity = identify(token)
    if (!(identity instanceof Promise)) return admit(identity)
    return identity.then(admit, (error: unknown) => {
      takeStranger(caller.ip)
      throw error
    })
  }

  function openStream(begin: (stream: EventStream) => void, request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack()
    const stream = new EventStream(reply.raw, request.id)
    kernel.streams.add(stream)
    begin(stream)
  }

  addRoute(http, call, {
    method,
    url,
    bodyLimit: call.bodyLimit ?? DEFAULT_BODY_LIMIT,
    config: {
      call: name,
      form: call.form === true,
      upload: call.upload === true,
      beforeSetUp: call.beforeSetUp === true,
    },
    schema: call.flat ? {} : { response: { 200: answerSchema(call) } },
    async handler(request: FastifyRequest, reply: FastifyReply) {
      request.startedAt = performance.now()
      const data = await handle(request)
      const ms = performance.now() - request.startedAt
      metric.observe(200, ms / 1000)
      logAnswered(request.id, ms)
      if (call.stream) return openStream(data as (stream: EventStream) => void, request, reply)
      if (data instanceof Prepared) {
        reply.hijack()
        const fields = [...API_FIELDS, 'x-request-id', request.id]
        return data.send(reply.raw, { brotli: readsBrotli(request.headers['accept-encoding']), fields })
      }
      reply.headers(API_HEADERS).header('x-request-id', request.id)
      return call.flat ? { code: 1, msg: '', data, ...(data as object) } : { code: 1, msg: '', data }
    },
  })
}
