import type { ErrorName } from '@sands/contract/errors'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../database/database.ts'
import { AppError, fail, presentError } from '../errors.ts'
import type { Kernel } from '../kernel.ts'
import { languageOfRequest } from './caller.ts'

/** Errors of the framework for requests it could not read, and our errors for them. */
const FRAMEWORK_ERRORS: Readonly<Record<string, ErrorName>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'kernel.too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'kernel.unsupported_type',
}

/** OAuth clients read these error names beside the envelope. */
const OAUTH_ERRORS: Partial<Record<ErrorName, string>> = {
  'auth.unsupported_grant': 'unsupported_grant_type',
  'auth.unknown_client': 'invalid_client',
  'kernel.invalid_field': 'invalid_request',
  'kernel.malformed': 'invalid_request',
  'kernel.too_large': 'invalid_request',
  'kernel.unsupported_type': 'invalid_request',
  'kernel.too_many_requests': 'temporarily_unavailable',
  'kernel.unavailable': 'temporarily_unavailable',
  'kernel.unexpected': 'server_error',
}

/**
 * The message of a failed query contains its parameters, which may be personal data. Only the message of the database
 * is logged.
 */
function loggable(error: Error): { message: string; stack: string | undefined; query?: string } {
  if (!(error instanceof DrizzleQueryError)) return { message: error.message, stack: error.stack }
  return { message: error.cause?.message ?? 'query failed', stack: error.cause?.stack, query: error.query }
}

/** PostgreSQL cannot store some characters, such as NUL. This is an error of the request, not of the server. */
const UNSTORABLE = ['22021', '22P05']
const isUnstorable = (error: Error): boolean =>
  [error, error.cause].some(
    (cause) => cause instanceof Error && 'code' in cause && UNSTORABLE.includes(String(cause.code)),
  )

function understand(error: FastifyError, requestId: string): AppError {
  if (error instanceof AppError) return error
  if (isUnstorable(error)) return fail('kernel.malformed')
  if (isDatabaseAway(error)) return fail('kernel.unavailable')
  const known = FRAMEWORK_ERRORS[error.code]
  if (known) return new AppError(known)
  if (error.statusCode !== undefined && error.statusCode < 500) return fail('kernel.malformed')
  return fail('kernel.unexpected', { requestId })
}

/**
 * Handles all errors: answers with the envelope in the caller's language, and reveals nothing that the caller may not
 * know.
 */
export function handleFailures(http: FastifyInstance, { log, metrics }: Pick<Kernel, 'log' | 'metrics'>): void {
  function send(error: AppError, request: FastifyRequest, reply: FastifyReply) {
    const { status, body } = presentError(error, languageOfRequest(request))
    const call = request.routeOptions.config.call ?? 'other'
    // A request that never reached its handler took no time worth counting.
    const ms = request.startedAt > 0 ? performance.now() - request.startedAt : 0
    metrics.call(call).observe(status, ms / 1000)
    log.info({ req: request.id, call, status, error: error.errorName, ms: Math.round(ms * 10) / 10 }, 'refused')
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id })
    if (status === 401)
      reply.header(
        'www-authenticate',
        request.routeOptions.config.form ? 'Basic realm="sands"' : 'Bearer realm="sands"',
      )
    if (error.errorName === 'kernel.too_many_requests') reply.header('retry-after', String(error.params.seconds))
    const oauth = request.routeOptions.config.form
      ? { error: OAUTH_ERRORS[error.errorName] ?? 'invalid_grant', error_description: body.msg }
      : {}
    return reply
      .code(status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ ...body, ...oauth }))
  }

  http.decorateRequest('startedAt', 0)
  http.setErrorHandler((error: FastifyError, request, reply) => {
    const understood = understand(error, request.id)
    if (understood.errorName === 'kernel.unexpected')
      log.error({ req: request.id, error: loggable(error) }, 'unexpected')
    if (understood.errorName === 'kernel.unavailable')
      log.warn({ req: request.id, error: loggable(error).message }, 'the database cannot be reached')
    return send(understood, request, reply)
  })
  http.setNotFoundHandler((request, reply) => send(fail('kernel.not_found'), request, reply))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The time when the handler started, from `performance.now()`. */
    startedAt: number
  }
  interface FastifyContextConfig {
    /** Key of the contract call behind the route. */
    call?: string
    form?: boolean
  }
}
