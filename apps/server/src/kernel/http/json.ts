import type { FastifyInstance } from 'fastify'
import { languageOfRequest } from './caller.ts'
import { refuseField } from './validate.ts'

/** Half of a character beyond the first 65,536 can only arrive escaped: a body is UTF-8, which has no halves. */
const ESCAPED_HALF = /\\u[dD][89a-fA-F]/

/** The field whose text, or a name in it, ends amid a character. Goes down without calling itself: a body may be very deep. */
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

/** Bodies are JSON of whole characters: the database keeps no halves. Only those that may have one are looked through. */
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
