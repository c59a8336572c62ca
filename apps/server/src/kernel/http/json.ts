import type { FastifyInstance } from 'fastify'
import { languageOfRequest } from './caller.ts'
import { refuseField } from './validate.ts'

/** An unpaired surrogate can only arrive escaped, because the body is UTF-8, which cannot contain one. */
const ESCAPED_HALF = /\\u[dD][89a-fA-F]/

/**
 * The path of the field whose text or key has an unpaired surrogate. The loop is not recursive, because a body may be
 * deeply nested.
 */
function brokenField(body: unknown): string | undefined {
  const left: { value: unknown; path: string }[] = [{ value: body, path: '' }]
  for (const { value, path } of left) {
    if (typeof value === 'string' && !value.isWellFormed()) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [name, part] of Object.entries(value)) {
      if (!name.isWellFormed()) return path
      left.push({ value: part, path: path === '' ? name : `${path}.${name}` })
    }
  }
  return undefined
}

/**
 * Refuses unpaired surrogates, because the database cannot store them. Only bodies that may contain one are searched.
 */
export function readJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) =>
    parse(request, text, (error, body) => {
      const field = error || !ESCAPED_HALF.test(text) ? undefined : brokenField(body)
      if (field === undefined) return done(error, body)
      done(refuseField({ field, reason: 'kernel.reason.type', language: languageOfRequest(request) }))
    }),
  )
}
